/** Compares versions in a worker: tens of thousands of rows each. */
import { createChangesTasks } from './changesTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(createChangesTasks)
