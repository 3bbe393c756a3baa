/** Compares versions in a worker, because each may have tens of thousands of rows. */
import { createChangesTasks } from './changesTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(createChangesTasks)
