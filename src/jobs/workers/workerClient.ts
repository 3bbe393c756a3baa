/** Calls tasks by name: in a worker if it starts, otherwise on the page. */
import { appScript } from './appScript.ts'
import { runTask, type Answer, type TaskArguments, type FromWorker } from './taskMessages.ts'

export type WorkerClient<Of> = {
  /** Runs a task; rejects if the task fails or the worker has ended. */
  request: <Name extends keyof Of & string>(
    name: Name,
    ...requested: TaskArguments<Of, Name>
  ) => Promise<Answer<Of, Name>>
  /** Whether the tasks run on the page, so that they can read data that is only in its memory. */
  isPage: boolean
  /** Ends the worker. Open requests never resolve after this, because no caller waits for them any more. */
  close: () => void
}

type Options<Of, Message> = {
  /** The URL of the built worker. */
  url: string
  name: string
  /** Called with the messages of the tasks between answers. */
  onSent: (value: Message) => void
  /** Loads the same tasks, for a page without workers. */
  here: (notify: (value: Message) => void) => Promise<Of>
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** Starts the worker. Rejects if workers are unavailable, or if this worker does not start. */
function startWorker<Of, Message>({
  url,
  name,
  onSent,
}: Options<Of, Message>): Promise<WorkerClient<Of>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(appScript(url), { type: 'module', name })
    const waiting = new Map<number, Waiting>()
    let requests = 0
    let end: Error | null = null

    const request: WorkerClient<Of>['request'] = (task, ...requested) =>
      new Promise((answered, failed) => {
        if (end) return failed(end)
        requests += 1
        // The cast is safe because the answer is the result of this task.
        waiting.set(requests, { resolve: answered as Waiting['resolve'], reject: failed })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
        worker.postMessage({ id: requests, name: task, requested })
      })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready')
        return resolve({ request, isPage: false, close: () => worker.terminate() })
      // The cast is safe because a worker sends only the messages of its tasks.
      if (data.kind === 'message') return onSent(data.value as Message)
      const caller = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.kind === 'answer') caller?.resolve(data.value)
      else caller?.reject(new Error(data.message))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      worker.terminate()
      end = new Error(event.message)
      // Reject the start; once the worker is ready, this has no effect and the open requests are rejected below.
      reject(end)
      for (const { reject: fail } of waiting.values()) fail(end)
      waiting.clear()
    })
  })
}

async function onThisPage<Of, Message>({
  here,
  onSent,
}: Options<Of, Message>): Promise<WorkerClient<Of>> {
  const tasks = await here(onSent)
  return {
    request: (name, ...requested) =>
      // The cast is safe because the answer is the result of this task.
      runTask(Object(tasks), name, requested) as Promise<Answer<Of, typeof name>>,
    isPage: true,
    close: () => {},
  }
}

/** Starts the worker, or loads the tasks into the page. Rejects only if neither loads. */
export function startWorkerClient<Of, Message = never>(
  options: Options<Of, Message>,
): Promise<WorkerClient<Of>> {
  return startWorker(options).catch(() => onThisPage(options))
}
