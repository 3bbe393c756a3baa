/** Evaluates the alert rules in a worker, because they may concern tens of thousands of codes. */
import { createAlertsTasks } from './alertsTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(createAlertsTasks)
