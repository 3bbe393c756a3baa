/** Reads one file beside the page: receives the file, answers with its tables. */
import { readTableBytes } from '../../model/table/readTableBytes.ts'

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  const answer = async () => {
    const bytes = new Uint8Array(await data.arrayBuffer())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
    globalThis.postMessage(await readTableBytes(data.name, bytes))
  }
  answer().catch((error: unknown) => {
    // Thrown anew outside the promise, so that the page hears of it.
    setTimeout(() => {
      throw error
    })
  })
})
