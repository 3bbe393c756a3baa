/** One file or text on a page. It is read in a worker, so that a large or hostile file cannot block or crash the page. */
import { FILE_LIMITS, tooLarge } from '@/features/import/limits.ts'
import type { ImportReading } from '@/features/import/reading.ts'
import { appScript } from '@/jobs/workers/appScript.ts'
import type { FromImportWorker, ToImportWorker } from './import.worker.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './import.worker.ts?worker&url'
import type { Importer, ImportRequest, PreviewRows } from './importer.ts'
import { refusal, type ImportInput } from './importInput.ts'

export type ImportListeners = {
  /** Stops the reading at once. */
  signal?: AbortSignal
  /** Called with how much of the input is read, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type ImportSession = {
  /**
   * Reads the input with these answers. Rejects only if `signal` or `close` ends it; every other failure is a refusal. Several
   * readings at a time each get their own result.
   */
  read: <Task extends keyof PreviewRows>(
    request: ImportRequest<Task>,
    watch?: ImportListeners,
  ) => Promise<ImportReading<PreviewRows[Task]>>
  /** Ends the worker of the session. */
  close: () => void
}

const STOPPED = 'can’t be read: the browser ran out of memory. Save only the columns that you need.'

/** Thrown if the page reads without a worker: the text is short, or the browser starts no worker. */
class NoWorker extends Error {}

/** The number of characters up to which the page reads a text faster than a worker starts. */
const MAX_ON_PAGE = 100_000

/** How long the page is blocked at a time if it reads without a worker, in milliseconds. */
const TURN = 30

type Waiting = {
  onProgress: (share: number) => void
  resolve: (reading: ImportReading<never>) => void
  reject: (error: unknown) => void
}

function workerFor(input: ImportInput): { worker: Worker; waiting: Map<number, Waiting> } {
  if (typeof Worker === 'undefined') throw new NoWorker()
  const waiting = new Map<number, Waiting>()
  let hasBegun = false
  const worker = new Worker(appScript(workerUrl), { type: 'module', name: 'import' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromImportWorker>) => {
    hasBegun = true
    const one = waiting.get(data.number)
    if (data.kind === 'progress') one?.onProgress(data.share)
    else {
      waiting.delete(data.number)
      // The cast is safe, because the rows are those of the requested task.
      one?.resolve(data.reading as ImportReading<never>)
    }
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    for (const { reject } of waiting.values())
      reject(hasBegun ? new Error(event.message) : new NoWorker())
    waiting.clear()
  })
  const open: ToImportWorker = { kind: 'open', input }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
  worker.postMessage(open)
  return { worker, waiting }
}

export function importSession(input: ImportInput): ImportSession {
  let begun: ReturnType<typeof workerFor> | null = null
  let here: Importer | null = null
  let last = 0

  const end = () => {
    begun?.worker.terminate()
    for (const { reject } of begun?.waiting.values() ?? [])
      reject(new DOMException('Closed', 'AbortError'))
    begun = null
  }

  const inWorker = <Task extends keyof PreviewRows>(
    request: ImportRequest<Task>,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) =>
    new Promise<ImportReading<PreviewRows[Task]>>((resolve, reject) => {
      begun ??= workerFor(input)
      last += 1
      const number = last
      begun.waiting.set(number, { onProgress, resolve, reject })
      // A busy worker receives no message, so it is ended; the next reading starts another.
      signal.addEventListener('abort', () => {
        if (!begun?.waiting.delete(number)) return
        if (begun.waiting.size === 0) end()
        reject(signal.reason as Error)
      })
      const message: ToImportWorker = { kind: 'read', number, request }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
      begun.worker.postMessage(message)
    })

  const onPage = async <Task extends keyof PreviewRows>(
    request: ImportRequest<Task>,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => {
    here ??= (await import('./importer.ts')).createImporter(input)
    let since = Date.now()
    return here(request, async (share) => {
      if (Date.now() - since < TURN) return
      onProgress(share)
      await new Promise((next) => setTimeout(next))
      signal.throwIfAborted()
      since = Date.now()
    })
  }

  return {
    read: async (request, { signal, onProgress = () => {} } = {}) => {
      signal?.throwIfAborted()
      if (input.kind === 'file' && input.file.size === 0) return refusal(input, 'is empty.')
      const stop = new AbortController()
      const abort = () => stop.abort(signal?.reason)
      signal?.addEventListener('abort', abort)
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        stop.abort(new Error('late'))
      }, FILE_LIMITS.time)
      try {
        try {
          if (input.kind === 'text' && input.text.length <= MAX_ON_PAGE) throw new NoWorker()
          return await inWorker(request, stop.signal, onProgress)
        } catch (error) {
          if (!(error instanceof NoWorker)) throw error
          end()
          return await onPage(request, stop.signal, onProgress)
        }
      } catch (error) {
        if (signal?.aborted || (error instanceof DOMException && error.name === 'AbortError'))
          throw error
        end()
        return refusal(input, isLate ? tooLarge.time() : STOPPED)
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
    },
    close: end,
  }
}
