/** What a page and a worker that does tasks for it tell each other, and how a task is requested by name. */

export type Asked<Of, Name extends keyof Of> = Of[Name] extends (
  ...requested: infer Given
) => unknown
  ? Given
  : never
export type Answer<Of, Name extends keyof Of> = Of[Name] extends (
  ...requested: never[]
) => infer Given
  ? Awaited<Given>
  : never

export type ToWorker = { id: number; name: string; requested: readonly unknown[] }

export type FromWorker =
  | { kind: 'ready' }
  /** Between answers: how far it is. */
  | { kind: 'told'; value: unknown }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string }

/** Rejects as the task does. */
export async function runTask(
  tasks: object,
  name: string,
  requested: readonly unknown[],
): Promise<unknown> {
  // Name and arguments belong together where they were sent; between here and there TypeScript cannot tell.
  const task = (tasks as Record<string, (...requested: readonly unknown[]) => unknown>)[name]
  if (!task) throw new TypeError(`There is no task ${name}`)
  return task(...requested)
}
