/** The worker's side of tasks: runs what the page requests, and answers each request with one message. */
import { runTask, type FromWorker, type ToWorker } from './taskMessages.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
const post = (message: FromWorker) => globalThis.postMessage(message)

/** Serves the tasks that `make` returns; `make` gets a function that sends messages to the page between answers. */
export function serveTasks(make: (notify: (value: unknown) => void) => object): void {
  const tasks = make((value) => post({ kind: 'message', value }))
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    const { id, name, requested } = data
    runTask(tasks, name, requested)
      .then((value) => post({ kind: 'answer', id, value }))
      .catch((error: unknown) => post({ kind: 'failure', id, message: String(error) }))
  })
  post({ kind: 'ready' })
}
