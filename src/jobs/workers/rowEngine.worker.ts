/** Holds the rows of a collection beside the page, and answers what is requested of them. */
import { createRowTasks } from './rowTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(createRowTasks)
