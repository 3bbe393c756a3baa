/** Starts the thread for the rows of a collection: a worker if possible, otherwise the page's. */
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './rowEngine.worker.ts?worker&url'
import type { RowTasks } from './rowTasks.ts'
import { startWorkerClient, type WorkerClient } from './workerClient.ts'

/** Starts the thread. Rejects only if neither the worker nor the same code in the page can be loaded. */
export function startRowWorkerClient(
  onRows: (rows: number) => void,
): Promise<WorkerClient<RowTasks>> {
  return startWorkerClient<RowTasks, number>({
    url: workerUrl,
    name: 'workbench rows',
    onSent: onRows,
    here: async (notify) => (await import('./rowTasks.ts')).createRowTasks(notify),
  })
}
