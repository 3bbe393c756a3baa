/** A worker that reads one file and then ends: the page's side and the worker's. A large file must not hold up the page, and a worker can be ended. */
import { appScript } from './appScript.ts'

/** Of whoever waits for a file. */
export type FileWatch = {
  /** Ends the reading at once. */
  signal?: AbortSignal
  /** How much of it is read, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type FromFileWorker<Result> =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; result: Result }

/** Where a worker ended over the file: the page would fare no better. */
export class WorkerEnded extends Error {}

type Given = { url: string; name: string; file: File } & Required<FileWatch>

/** Rejects where there is no worker, where it does not start or ends before its time, and where `signal` ends it. */
export function readInWorker<Result>(given: Given): Promise<Result> {
  const { url, name, file, signal, onProgress } = given
  let hasBegun = false
  return new Promise((resolve, reject) => {
    const worker = new Worker(appScript(url), { type: 'module', name })
    const end = (act: () => void) => {
      worker.terminate()
      act()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<FromFileWorker<Result>>) => {
      hasBegun = true
      if (data.kind === 'progress') onProgress(data.share)
      else end(() => resolve(data.result))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end(() => reject(hasBegun ? new WorkerEnded(event.message) : new Error(event.message)))
    })
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
    worker.postMessage(file)
  })
}

/** How often it is said how far it is, in milliseconds. */
const EVERY = 100

/** The worker's side: receives the file, says how far it is, answers with what `read` makes of it. */
export function serveFile(
  read: (file: File, pace: (share: number) => Promise<void>) => Promise<unknown>,
): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
  const post = (message: FromFileWorker<unknown>) => globalThis.postMessage(message)

  globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
    let told = Date.now()
    const pace = async (share: number) => {
      if (Date.now() - told < EVERY) return
      post({ kind: 'progress', share })
      // A browser lets a worker that never rests go on for seconds before it ends it.
      await new Promise((next) => setTimeout(next))
      told = Date.now()
    }
    const answer = async () => {
      post({ kind: 'progress', share: 0 })
      post({ kind: 'read', result: await read(data, pace) })
    }
    answer().catch((error: unknown) => {
      // Thrown anew outside the promise, so that the page hears of it.
      setTimeout(() => {
        throw error
      })
    })
  })
}
