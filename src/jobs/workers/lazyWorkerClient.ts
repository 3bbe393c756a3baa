/** A worker that is started by the first question to it: a page that asks nothing starts none. */
import type { Answer, Asked } from './taskMessages.ts'
import type { WorkerClient } from './workerClient.ts'

/** Asks a worker that starts with the first question. One that could not start may start for whoever asks next. */
export function lazyWorkerClient<Of>(start: () => Promise<WorkerClient<Of>>) {
  let client: Promise<WorkerClient<Of>> | null = null
  let isClosed = false
  const started = () =>
    (client ??= start().catch((error: unknown) => {
      client = null
      throw error
    }))
  const request = async <Name extends keyof Of & string>(
    name: Name,
    ...requested: Asked<Of, Name>
  ): Promise<Answer<Of, Name>> => {
    // As a question still open when it was closed: nobody waits for the answer.
    if (isClosed) return new Promise(() => {})
    return (await started()).request(name, ...requested)
  }
  const close = () => {
    isClosed = true
    client?.then((open) => open.close()).catch(() => {})
  }
  return { started, request, close }
}
