import { createAlertsTasks } from './alertsTasks.ts'
/** Evaluates the alert rules in a worker, because they may concern tens of thousands of codes. */
import { serveTasks } from './serveTasks.ts'

serveTasks(createAlertsTasks)
