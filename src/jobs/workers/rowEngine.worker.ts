/** Stores the rows of a collection in a worker, and answers requests about them. */
import { createRowTasks } from './rowTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(createRowTasks)
