import type { Asked, TaskName } from './rowEngineMessages.ts'
import type { RowTasks } from './rowTasks.ts'

/** Asks by name. Rejects as the task does. */
export async function runTask(
  tasks: RowTasks,
  name: TaskName,
  asked: Asked<TaskName>,
): Promise<unknown> {
  // Name and arguments belong together where they were sent; between here and there TypeScript cannot tell.
  const task = tasks[name] as (...asked: Asked<TaskName>) => unknown
  return task(...asked)
}
