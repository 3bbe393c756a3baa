/** A worker that starts with the first question, so that a page without questions starts none. */
import type { Answer, Asked } from './taskMessages.ts'
import type { WorkerClient } from './workerClient.ts'

/** Calls a worker that starts with the first question. After a failed start, the next question tries again. */
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
    // Never resolves, like questions that were open when it was closed: nothing waits for the answer.
    if (isClosed) return new Promise(() => {})
    return (await started()).request(name, ...requested)
  }
  const close = () => {
    isClosed = true
    client?.then((open) => open.close()).catch(() => {})
  }
  return { started, request, close }
}
