/** A worker's side of its tasks: does what the page requests, one message an answer. */
import { runTask, type FromWorker, type ToWorker } from './taskMessages.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
const post = (message: FromWorker) => globalThis.postMessage(message)

/** `make` is given the way to tell the page something between answers. */
export function serveTasks(make: (notify: (value: unknown) => void) => object): void {
  const tasks = make((value) => post({ kind: 'told', value }))
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    const { id, name, requested } = data
    runTask(tasks, name, requested)
      .then((value) => post({ kind: 'answer', id, value }))
      .catch((error: unknown) => post({ kind: 'failure', id, message: String(error) }))
  })
  post({ kind: 'ready' })
}
