/** What a page and a worker that does tasks for it tell each other, and how a task is asked for by name. */

export type Asked<Of, Name extends keyof Of> = Of[Name] extends (...asked: infer Given) => unknown
  ? Given
  : never
export type Answer<Of, Name extends keyof Of> = Of[Name] extends (...asked: never[]) => infer Given
  ? Awaited<Given>
  : never

export type ToWorker = { id: number; name: string; asked: readonly unknown[] }

export type FromWorker =
  | { kind: 'ready' }
  /** Between answers: how far it is. */
  | { kind: 'told'; value: unknown }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; says: string }

/** Rejects as the task does. */
export async function runTask(
  tasks: object,
  name: string,
  asked: readonly unknown[],
): Promise<unknown> {
  // Name and arguments belong together where they were sent; between here and there TypeScript cannot tell.
  const task = (tasks as Record<string, (...asked: readonly unknown[]) => unknown>)[name]
  if (!task) throw new TypeError(`There is no task ${name}`)
  return task(...asked)
}
