/** What the page and the worker with the rows tell each other. */
import type { RowTasks } from './rowTasks.ts'

export type TaskName = keyof RowTasks
export type Asked<Name extends TaskName> = Parameters<RowTasks[Name]>
export type Answer<Name extends TaskName> = Awaited<ReturnType<RowTasks[Name]>>

export type ToWorker = {
  [Name in TaskName]: { id: number; name: Name; asked: Asked<Name> }
}[TaskName]

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'rows'; rows: number }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; says: string }
