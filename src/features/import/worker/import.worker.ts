/** Reads one file in a worker, and again for each answer. */
import type { ImportReading } from '@/features/import/reading.ts'
import { createImporter, type Importer, type ImportRequest } from './importer.ts'
import type { ImportInput } from './importInput.ts'

export type ToImportWorker =
  | { kind: 'open'; input: ImportInput }
  | { kind: 'read'; number: number; request: ImportRequest }
export type FromImportWorker =
  | { kind: 'progress'; number: number; share: number }
  | { kind: 'read'; number: number; reading: ImportReading<unknown> }

/** How often progress is sent to the page, in milliseconds. */
const EVERY = 100

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
const post = (message: FromImportWorker) => globalThis.postMessage(message)

let importer: Importer | null = null

globalThis.addEventListener('message', ({ data }: MessageEvent<ToImportWorker>) => {
  if (data.kind === 'open') {
    importer = createImporter(data.input)
    return
  }
  const { number, request } = data
  const read = importer
  if (!read) return
  let postedAt = Date.now()
  const pace = async (share: number) => {
    if (Date.now() - postedAt < EVERY) return
    post({ kind: 'progress', number, share })
    // Without pauses, a browser lets a terminated worker run for seconds more.
    await new Promise((next) => setTimeout(next))
    postedAt = Date.now()
  }
  const answer = async () => {
    post({ kind: 'progress', number, share: 0 })
    post({ kind: 'read', number, reading: await read(request, pace) })
  }
  answer().catch((error: unknown) => {
    // Thrown outside of the promise, so that the page gets an error event.
    setTimeout(() => {
      throw error
    })
  })
})
