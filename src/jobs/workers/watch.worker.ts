/** Evaluates the alert rules in a worker: tens of thousands of codes. */
import { serveTasks } from './serveTasks.ts'
import { createWatchTasks } from './watchTasks.ts'

serveTasks(createWatchTasks)
