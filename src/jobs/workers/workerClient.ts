/** Asks an engine's tasks of a worker where one starts, else of this page. */
import { appScript } from './appScript.ts'
import { runTask, type Answer, type Asked, type FromWorker } from './taskMessages.ts'

export type WorkerClient<Of> = {
  /** Rejects where the task fails or the worker has ended. */
  request: <Name extends keyof Of & string>(
    name: Name,
    ...requested: Asked<Of, Name>
  ) => Promise<Answer<Of, Name>>
  /** Whether it sees what only the page's memory holds. */
  isPage: boolean
  /** Questions still open stay so: nobody waits for them any more. */
  close: () => void
}

type Options<Of, Told> = {
  /** Of the built worker. */
  url: string
  name: string
  /** Hears what the tasks tell between answers. */
  onSent: (value: Told) => void
  /** The same tasks for a page without workers. */
  here: (notify: (value: Told) => void) => Promise<Of>
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** Rejects where there is no worker, or where it does not start. */
function startWorker<Of, Told>({
  url,
  name,
  onSent,
}: Options<Of, Told>): Promise<WorkerClient<Of>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(appScript(url), { type: 'module', name })
    const waiting = new Map<number, Waiting>()
    let requests = 0
    let end: Error | null = null

    const request: WorkerClient<Of>['request'] = (task, ...requested) =>
      new Promise((answered, failed) => {
        if (end) return failed(end)
        requests += 1
        // The answer to a task is what the task returns.
        waiting.set(requests, { resolve: answered as Waiting['resolve'], reject: failed })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
        worker.postMessage({ id: requests, name: task, requested })
      })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready')
        return resolve({ request, isPage: false, close: () => worker.terminate() })
      // A worker tells what its own tasks tell.
      if (data.kind === 'told') return onSent(data.value as Told)
      const asker = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.kind === 'answer') asker?.resolve(data.value)
      else asker?.reject(new Error(data.message))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      worker.terminate()
      end = new Error(event.message)
      // Before it is ready nobody waits for an answer; afterwards nothing hears of this.
      reject(end)
      for (const { reject: fail } of waiting.values()) fail(end)
      waiting.clear()
    })
  })
}

async function onThisPage<Of, Told>({
  here,
  onSent,
}: Options<Of, Told>): Promise<WorkerClient<Of>> {
  const tasks = await here(onSent)
  return {
    request: (name, ...requested) =>
      // The answer to a task is what the task returns.
      runTask(Object(tasks), name, requested) as Promise<Answer<Of, typeof name>>,
    isPage: true,
    close: () => {},
  }
}

/** Rejects only where neither the worker nor the code for the page arrives. */
export function startWorkerClient<Of, Told = never>(
  options: Options<Of, Told>,
): Promise<WorkerClient<Of>> {
  return startWorker(options).catch(() => onThisPage(options))
}
