/** A worker that starts with its first task, so that a page without tasks starts no worker. */
import type { Answer, TaskArguments } from './taskMessages.ts'
import type { WorkerClient } from './workerClient.ts'

/** Calls tasks in a worker that `start` starts with the first task. After a failed start, the next task tries again. */
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
    ...requested: TaskArguments<Of, Name>
  ): Promise<Answer<Of, Name>> => {
    // After `close`, a request never resolves, like the requests that were open at that time: no caller waits for the answer any
    // more.
    if (isClosed) return new Promise(() => {})
    return (await started()).request(name, ...requested)
  }
  const close = () => {
    isClosed = true
    client?.then((open) => open.close()).catch(() => {})
  }
  return { started, request, close }
}
