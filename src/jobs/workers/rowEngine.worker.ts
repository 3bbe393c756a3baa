/** Holds the rows of a workbench beside the page, and answers what is asked of them. */
import { createRowTasks } from './rowTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(createRowTasks)
