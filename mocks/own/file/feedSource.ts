/** A file that is read from its beginning, as often as asked, packed by gzip or not; no more than a piece of it is held. */

export type FeedSource = {
  name: string
  /** As it lies on the disk. */
  bytes: number
  /** `passed` is told how many of these bytes were taken. */
  open: (passed: (bytes: number) => void) => AsyncIterable<Uint8Array>
}

/** Where a packed file breaks off. */
export class BrokenArchive extends Error {}

/** The two bytes that every gzip file begins with. */
const GZIP = [0x1f, 0x8b]

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

const counted = (passed: (bytes: number) => void) =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (bytes, controller) => {
      passed(bytes.length)
      controller.enqueue(bytes)
    },
  })

/** A file that can't be read fails by name; what is wrong with an archive is a TypeError, in Node an error of zlib. */
const isOfArchive = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))

async function* piecesOf(stream: Bytes, isPacked: boolean): AsyncGenerator<Uint8Array> {
  const reader = (
    isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream
  ).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        if (isPacked && isOfArchive(error))
          throw new BrokenArchive(
            'The packed file breaks off or is damaged. Download it once more, or unpack it and choose what is in it.',
          )
        throw error
      })
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

export const feedSource = (
  name: string,
  bytes: number,
  begin: () => Promise<Uint8Array>,
  stream: () => Bytes,
): FeedSource => ({
  name,
  bytes,
  open: async function* (passed) {
    const first = await begin()
    const isPacked = GZIP.every((byte, at) => first[at] === byte)
    yield* piecesOf(stream().pipeThrough(counted(passed)), isPacked)
  },
})

export const sourceOfFile = (file: File): FeedSource =>
  feedSource(
    file.name,
    file.size,
    async () => new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer()),
    () => file.stream(),
  )
