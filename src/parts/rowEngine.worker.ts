/** Holds the rows of a workbench beside the page, and answers what is asked of them. */
import type { FromWorker, ToWorker } from './rowEngineMessages.ts'
import { createRowTasks } from './rowTasks.ts'
import { runTask } from './runTask.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
const tell = (message: FromWorker) => globalThis.postMessage(message)

const tasks = createRowTasks((rows) => tell({ kind: 'rows', rows }))

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const { id, name, asked } = data
  runTask(tasks, name, asked)
    .then((value) => tell({ kind: 'answer', id, value }))
    .catch((error: unknown) => tell({ kind: 'failure', id, says: String(error) }))
})

tell({ kind: 'ready' })
