/** The thread that holds the rows of a workbench: a worker where one starts, else the page's own. */
import { appScript } from './appScript.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './rowEngine.worker.ts?worker&url'
import type { Answer, Asked, FromWorker, TaskName } from './rowEngineMessages.ts'

export type RowThread = {
  /** Rejects where the task fails or the worker has ended. */
  ask: <Name extends TaskName>(name: Name, ...asked: Asked<Name>) => Promise<Answer<Name>>
  /** Whether it sees what only the page's memory holds. */
  isPage: boolean
  /** Questions still open stay so: nobody waits for them any more. */
  close: () => void
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** Rejects where there is no worker, or where it does not start. */
function startWorker(onRows: (rows: number) => void): Promise<RowThread> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(appScript(workerUrl), { type: 'module', name: 'workbench rows' })
    const waiting = new Map<number, Waiting>()
    let asks = 0
    let end: Error | null = null

    const ask: RowThread['ask'] = (name, ...asked) =>
      new Promise((answered, failed) => {
        if (end) return failed(end)
        asks += 1
        // The answer to a task is what the task returns.
        waiting.set(asks, { resolve: answered as Waiting['resolve'], reject: failed })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
        worker.postMessage({ id: asks, name, asked })
      })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready')
        return resolve({ ask, isPage: false, close: () => worker.terminate() })
      if (data.kind === 'rows') return onRows(data.rows)
      const asker = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.kind === 'answer') asker?.resolve(data.value)
      else asker?.reject(new Error(data.says))
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

async function onThisPage(onRows: (rows: number) => void): Promise<RowThread> {
  const [{ createRowTasks }, { runTask }] = await Promise.all([
    import('./rowTasks.ts'),
    import('./runTask.ts'),
  ])
  const tasks = createRowTasks(onRows)
  return {
    ask: (name, ...asked) =>
      // The answer to a task is what the task returns.
      runTask(tasks, name, asked) as Promise<Answer<typeof name>>,
    isPage: true,
    close: () => {},
  }
}

/** Rejects only where neither the worker nor the code for the page arrives. */
export function startRowThread(onRows: (rows: number) => void): Promise<RowThread> {
  return startWorker(onRows).catch(() => onThisPage(onRows))
}
