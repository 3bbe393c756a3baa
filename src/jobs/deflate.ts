/** Packs texts for an archive, a piece at a time, so that the page stays free in between. */
import { crc32, type PackedPart } from '../domain/export/zip.ts'
import type { ExportWorld } from './exportWorld.ts'

/** A few milliseconds of packing. */
const PIECE = 64_000

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return chunks
    chunks.push(value)
  }
}

/** Cut where no character is split. */
function* pieces(text: string): Generator<string> {
  let start = 0
  while (start < text.length) {
    const end = start + PIECE
    const splits = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '')
    const piece = text.slice(start, splits ? end - 1 : end)
    yield piece
    start += piece.length
  }
}

/** Rejects where the browser cannot pack, or with the reason of `signal`. `onPiece` is told the characters packed so far. */
export async function deflate(
  path: string,
  texts: readonly string[],
  { pause }: ExportWorld,
  signal: AbortSignal,
  onPiece: (characters: number) => void = () => {},
): Promise<PackedPart> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const packing = collect(readable)
  // Where packing fails, writing fails as well and says so.
  packing.catch(() => {})
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  let crc = 0
  let size = 0
  let characters = 0
  for (const text of texts) {
    for (const piece of pieces(text)) {
      const bytes = encoder.encode(piece)
      crc = crc32(bytes, crc)
      size += bytes.length
      characters += piece.length
      await writer.write(bytes)
      onPiece(characters)
      await pause()
      signal.throwIfAborted()
    }
  }
  await writer.close()
  return { path, chunks: await packing, crc, size }
}
