/** A file that can be read from its beginning as often as needed, without having it in memory as a whole. */

export type ImportSource = {
  name: string
  /** Size of the file on the disk. */
  bytes: number
  /** `passed` is called with how many bytes of the file were read. */
  open: (passed: (bytes: number) => void) => AsyncIterable<Uint8Array>
}

/** A function that is awaited between two pieces, with how much is read, from 0 to 1. It rejects to stop the reading. */
export type Pace = (share: number) => Promise<void>

/** Thrown if a file cannot be read at all. The message follows the file's name: "is empty." */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
}

/** The source of text that was pasted or typed. */
export const textSource = (name: string, text: string): ImportSource =>
  bytesSource(name, new TextEncoder().encode(text))

export const bytesSource = (name: string, bytes: Uint8Array): ImportSource => ({
  name,
  bytes: bytes.length,
  open: async function* (passed) {
    passed(bytes.length)
    yield bytes
  },
})

export const fileSource = (file: File): ImportSource => ({
  name: file.name,
  bytes: file.size,
  open: async function* (passed) {
    const reader = file.stream().getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        passed(value.length)
        yield value
      }
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  },
})
