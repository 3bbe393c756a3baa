/** Reads one catalog in a worker, and sends its records to the demo service. */
import { fileSource } from '@/features/import/source.ts'
import type { CatalogToRead } from './readBesidePage.ts'
import { readCatalog } from './readCatalog.ts'
import { sendRecords } from './sendRecords.ts'

/** Milliseconds between two pauses: a worker that never pauses receives no message, such as the one that stops it. */
const TURN = 100

globalThis.addEventListener('message', ({ data }: MessageEvent<CatalogToRead>) => {
  const { file, answers, context, port } = data
  let since = performance.now()
  const pace = async () => {
    if (performance.now() - since < TURN) return
    await new Promise((next) => setTimeout(next))
    since = performance.now()
  }
  void sendRecords(file.name, readCatalog(fileSource(file), answers, context, { pace }), port)
})

// This message tells the page that the worker’s code is loaded.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
globalThis.postMessage('ready')
