/** Has the rows of a collection in a worker, and runs the tasks on them. */
import { createRowTasks } from './rowTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(createRowTasks)
