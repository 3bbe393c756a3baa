/** A worker that is started by the first question to it: a page that asks nothing starts none. */
import type { Answer, Asked } from './taskMessages.ts'
import type { TaskThread } from './taskThread.ts'

/** Asks a thread that starts with the first question. One that could not start may start for whoever asks next. */
export function lazyThread<Of>(start: () => Promise<TaskThread<Of>>) {
  let thread: Promise<TaskThread<Of>> | null = null
  let isClosed = false
  const started = () =>
    (thread ??= start().catch((error: unknown) => {
      thread = null
      throw error
    }))
  const ask = async <Name extends keyof Of & string>(
    name: Name,
    ...asked: Asked<Of, Name>
  ): Promise<Answer<Of, Name>> => {
    // As a question still open when it was closed: nobody waits for the answer.
    if (isClosed) return new Promise(() => {})
    return (await started()).ask(name, ...asked)
  }
  const close = () => {
    isClosed = true
    thread?.then((open) => open.close()).catch(() => {})
  }
  return { started, ask, close }
}
