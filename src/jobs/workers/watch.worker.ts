/** Evaluates the alert rules in a worker, because they may concern tens of thousands of codes. */
import { serveTasks } from './serveTasks.ts'
import { createWatchTasks } from './watchTasks.ts'

serveTasks(createWatchTasks)
