/**
 * A worker that reads one file and then ends: both the page's side and the worker's. A worker reads the file because reading a
 * large one must not block the page, and because a worker can be terminated.
 */
import { appScript } from './appScript.ts'

/** The longest time for reading a file, in milliseconds. */
export const MAX_READING_MS = 60_000

/** What the caller can set while a file is read. */
export type FileListeners = {
  /** Ends the reading at once. */
  signal?: AbortSignal
  /** Called with the share read so far, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type FromFileWorker<Result> =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; result: Result }

/** The worker crashed while reading the file. The page does not try to read it, because it would not succeed either. */
export class WorkerCrashedError extends Error {}

/** Reading was stopped because it exceeded the time limit. */
export class ReadTimeoutError extends Error {}

type Options<Result> = {
  /** The URL of the worker's script, and the name of the worker in browser tools. */
  url: string
  name: string
  file: File
  /** Loads the function that reads the file in the worker, for a page without workers. */
  loadReader: () => Promise<ReadFile<Result>>
}

type WithListeners<Result> = Options<Result> & Required<FileListeners>

/**
 * Reads a file in pieces. After each piece it awaits `pace`, with the share read so far from 0 to 1, and rejects if `pace` rejects.
 */
type ReadFile<Result> = (file: File, pace: (share: number) => Promise<void>) => Promise<Result>

/**
 * Reads a file in a worker, or on the page if no worker starts. Rejects with WorkerCrashedError if the worker crashed, with ReadTimeoutError
 * after the time limit, and with the signal's reason when it is aborted.
 */
export async function readFileInWorker<Result>(
  options: Options<Result>,
  { signal, onProgress = () => {} }: FileListeners,
): Promise<Result> {
  signal?.throwIfAborted()
  const end = new AbortController()
  const stop = () => end.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const timer = setTimeout(() => end.abort(new ReadTimeoutError()), MAX_READING_MS)
  try {
    return await inWorkerOrHere({ ...options, signal: end.signal, onProgress })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

async function inWorkerOrHere<Result>(options: WithListeners<Result>): Promise<Result> {
  try {
    return await inWorker(options)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof WorkerCrashedError) throw error
  }
  return onThisPage(options)
}

function inWorker<Result>({
  url,
  name,
  file,
  signal,
  onProgress,
}: WithListeners<Result>): Promise<Result> {
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
      end(() => reject(hasBegun ? new WorkerCrashedError(event.message) : new Error(event.message)))
    })
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
    worker.postMessage(file)
  })
}

/** The longest time in milliseconds for which reading on the page blocks it without a break. */
const TURN = 30

async function onThisPage<Result>({
  file,
  loadReader,
  signal,
  onProgress,
}: WithListeners<Result>): Promise<Result> {
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

/** The time between two progress messages, in milliseconds. */
const EVERY = 100

/** The worker's side: receives the file, reports progress, and answers with the result of `read`. */
export function serveFile(read: ReadFile<unknown>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
  const post = (message: FromFileWorker<unknown>) => globalThis.postMessage(message)

  globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
    let sentAt = Date.now()
    const pace = async (share: number) => {
      if (Date.now() - sentAt < EVERY) return
      post({ kind: 'progress', share })
      // Pause after each message, because a browser takes seconds to terminate a worker that never pauses.
      await new Promise((next) => setTimeout(next))
      sentAt = Date.now()
    }
    const answer = async () => {
      post({ kind: 'progress', share: 0 })
      post({ kind: 'read', result: await read(data, pace) })
    }
    answer().catch((error: unknown) => {
      // Throw the error outside the promise, so that the page gets an error event.
      setTimeout(() => {
        throw error
      })
    })
  })
}
