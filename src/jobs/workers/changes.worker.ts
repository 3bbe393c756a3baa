/** Compares versions beside the page: tens of thousands of rows of each. */
import { createChangesTasks } from './changesTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(createChangesTasks)
