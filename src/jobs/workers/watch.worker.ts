/** Judges the rules of Watch beside the page: tens of thousands of codes. */
import { serveTasks } from './serveTasks.ts'
import { createWatchTasks } from './watchTasks.ts'

serveTasks(createWatchTasks)
