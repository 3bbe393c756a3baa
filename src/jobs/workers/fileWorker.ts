/** A worker that reads one file and then ends: the page's side and the worker's. A large file must not hold up the page, and a worker can be ended. */
import { appScript } from './appScript.ts'

/** How long a file may take to read, in milliseconds. */
export const MAX_READING_MS = 60_000

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

/** Where a file was given up, because it took longer than any may. */
export class TookTooLong extends Error {}

type Options<Result> = {
  /** Of the worker, and what browsers call it. */
  url: string
  name: string
  file: File
  /** Loads the reader that the worker has, for a page without workers. */
  loadReader: () => Promise<ReadFile<Result>>
}

type Watched<Result> = Options<Result> & Required<FileWatch>

/** Awaits `pace` between two pieces with how much is read, from 0 to 1; rejects where that does. */
type ReadFile<Result> = (file: File, pace: (share: number) => Promise<void>) => Promise<Result>

/**
 * Reads a file in a worker, or on the page where none starts. Rejects with WorkerEnded where the worker ended before its
 * time, with TookTooLong, and where `signal` ends it.
 */
export async function readBeside<Result>(
  options: Options<Result>,
  { signal, onProgress = () => {} }: FileWatch,
): Promise<Result> {
  signal?.throwIfAborted()
  const end = new AbortController()
  const stop = () => end.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const timer = setTimeout(() => end.abort(new TookTooLong()), MAX_READING_MS)
  try {
    return await inWorkerOrHere({ ...options, signal: end.signal, onProgress })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

async function inWorkerOrHere<Result>(given: Watched<Result>): Promise<Result> {
  try {
    return await inWorker(given)
  } catch (error) {
    given.signal.throwIfAborted()
    if (error instanceof WorkerEnded) throw error
  }
  return onThisPage(given)
}

function inWorker<Result>({
  url,
  name,
  file,
  signal,
  onProgress,
}: Watched<Result>): Promise<Result> {
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

/** How long the page is held up at a time, in milliseconds. */
const TURN = 30

async function onThisPage<Result>({
  file,
  loadReader,
  signal,
  onProgress,
}: Watched<Result>): Promise<Result> {
  const read = await loadReader()
  let since = Date.now()
  return read(file, async (share) => {
    if (Date.now() - since < TURN) return
    onProgress(share)
    await new Promise((next) => setTimeout(next))
    signal.throwIfAborted()
    since = Date.now()
  })
}

/** How often it is said how far it is, in milliseconds. */
const EVERY = 100

/** The worker's side: receives the file, says how far it is, answers with what `read` makes of it. */
export function serveFile(read: ReadFile<unknown>): void {
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
