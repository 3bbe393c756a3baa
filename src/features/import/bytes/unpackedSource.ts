/** Unpacks files that are packed with gzip (RFC 1952) while they are read; other files are read unchanged. */
import { FILE_LIMITS, tooLarge } from '@/features/import/limits.ts'
import { RefusedFile, type ImportSource, type Pace } from '@/features/import/source.ts'

export type UnpackedSource = ImportSource & { isPacked: boolean }

/** The first two bytes of every gzip file (RFC 1952 §2.3.1). */
const GZIP = [0x1f, 0x8b]

const isGzip = (first: Uint8Array): boolean => GZIP.every((byte, at) => first[at] === byte)

/** Thrown between two pieces if the packed file ends early or is damaged. The pieces before it are correct. */
export class DamagedArchive extends RefusedFile {
  constructor() {
    super('is damaged or incomplete. Download it again, or unpack it and choose the file inside.')
  }
}

/**
 * Whether an error comes from the decompressor: a `TypeError` in browsers, an error of zlib in Node. Other errors come from
 * reading the file.
 */
const isOfDecompressor = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))

async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = packed[Symbol.asyncIterator]()
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      // The type also allows shared memory, which a source never yields.
      else controller.enqueue(value as Uint8Array<ArrayBuffer>)
    },
    cancel: async () => {
      await pieces.return?.()
    },
  })
  const reader = stream.pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw isOfDecompressor(error) ? new DamagedArchive() : error
      })
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function firstBytes(source: ImportSource, most: number): Promise<Uint8Array> {
  const first = new Uint8Array(most)
  let length = 0
  for await (const bytes of source.open(() => undefined)) {
    const part = bytes.subarray(0, most - length)
    first.set(part, length)
    length += part.length
    if (length === most) break
  }
  return first.subarray(0, length)
}

/**
 * The source of what is inside a gzip file, or the source itself. `bytes` and `passed` still count bytes of the file on
 * the disk. A gzip file within it stays packed: `sniffContainer` refuses it. Reading throws `DamagedArchive`.
 */
export async function unpackedSource(source: ImportSource): Promise<UnpackedSource> {
  const first = await firstBytes(source, GZIP.length)
  if (!isGzip(first)) return { ...source, isPacked: false }
  return {
    name: source.name,
    bytes: source.bytes,
    isPacked: true,
    open: (passed) => unpacked(source.open(passed)),
  }
}

/** The first `most` bytes; fewer if the file is shorter or damaged after them. */
export async function beginningOf(source: ImportSource, most: number): Promise<Uint8Array> {
  const begun: Uint8Array[] = []
  let length = 0
  try {
    for await (const bytes of source.open(() => undefined)) {
      const part = bytes.subarray(0, most - length)
      begun.push(part)
      length += part.length
      if (length >= most) break
    }
  } catch (error) {
    if (!(error instanceof DamagedArchive) || length === 0) throw error
  }
  return joined(begun, length)
}

/**
 * All bytes of a file that is read as a whole. Throws `RefusedFile` before more than `FILE_LIMITS` allow is in memory, and what
 * `pace` throws.
 */
export async function allBytesOf(
  source: UnpackedSource,
  pace: Pace,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source.bytes > FILE_LIMITS.bytes) throw new RefusedFile(tooLarge.bytes(source.bytes))
  const pieces: Uint8Array[] = []
  let length = 0
  let read = 0
  for await (const piece of source.open((bytes) => (read += bytes))) {
    pieces.push(piece)
    length += piece.length
    if (length > FILE_LIMITS.unpackedText) throw new RefusedFile(tooLarge.unpackedText())
    await pace(Math.min(1, read / Math.max(1, source.bytes)))
  }
  return joined(pieces, length)
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
