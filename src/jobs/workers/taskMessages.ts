/** The messages between a page and its task worker, and how a task is called by name. */

export type TaskArguments<Of, Name extends keyof Of> = Of[Name] extends (
  ...requested: infer Inferred
) => unknown
  ? Inferred
  : never
export type Answer<Of, Name extends keyof Of> = Of[Name] extends (
  ...requested: never[]
) => infer Inferred
  ? Awaited<Inferred>
  : never

export type ToWorker = { id: number; name: string; requested: readonly unknown[] }

export type FromWorker =
  | { kind: 'ready' }
  /** A message of a task between answers, such as its progress. */
  | { kind: 'message'; value: unknown }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string }

/** Runs the task of this name; rejects with the error of the task. */
export async function runTask(
  tasks: object,
  name: string,
  requested: readonly unknown[],
): Promise<unknown> {
  // The cast is safe because the sender has checked name and arguments; only their types are lost in the message.
  const task = (tasks as Record<string, (...requested: readonly unknown[]) => unknown>)[name]
  if (!task) throw new TypeError(`There is no task ${name}`)
  return task(...requested)
}
