/** The thread that holds the rows of a workbench: a worker where one starts, else the page's own. */
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './rowEngine.worker.ts?worker&url'
import type { RowTasks } from './rowTasks.ts'
import { startTaskThread, type TaskThread } from './taskThread.ts'

/** Rejects only where neither the worker nor the code for the page arrives. */
export function startRowThread(onRows: (rows: number) => void): Promise<TaskThread<RowTasks>> {
  return startTaskThread<RowTasks, number>({
    url: workerUrl,
    name: 'workbench rows',
    onTold: onRows,
    here: async (tell) => (await import('./rowTasks.ts')).createRowTasks(tell),
  })
}
