/** Reads one file beside the page: receives the file, says how far it is, answers with its tables. */
import { readTableBytes } from '../../model/table/readTableBytes.ts'
import type { FromTableWorker } from './readTableFile.ts'

/** How often it is said how far it is, in milliseconds. */
const EVERY = 100

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
const post = (message: FromTableWorker) => globalThis.postMessage(message)

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  let told = Date.now()
  const answer = async () => {
    post({ kind: 'progress', share: 0 })
    const bytes = new Uint8Array(await data.arrayBuffer())
    const file = await readTableBytes(data.name, bytes, async (share) => {
      if (Date.now() - told < EVERY) return
      told = Date.now()
      post({ kind: 'progress', share })
    })
    post({ kind: 'read', file })
  }
  answer().catch((error: unknown) => {
    // Thrown anew outside the promise, so that the page hears of it.
    setTimeout(() => {
      throw error
    })
  })
})
