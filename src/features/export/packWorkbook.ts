/** Packs the parts of a workbook into its archive, a piece at a time, so that the page stays responsive. */
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportEnvironment } from './exportEnvironment.ts'

/** The number of characters in a piece; packing it takes a few milliseconds. */
const PIECE = 64_000
/** The level of compression. The lowest levels pack repetitive XML well; higher levels take three times as long to save more. */
const LEVEL = 2

/** Splits a text into pieces of about `PIECE` characters, never within a character. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + PIECE
    if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1
    yield text.slice(start, end)
  }
}

type Part = readonly [path: string, texts: readonly string[]]

/**
 * The archive in pieces, to be joined. `onPacked` receives how many characters of all parts are packed. Rejects with the reason
 * of `signal`, or if the parts are too large for an archive.
 */
export async function packWorkbook(
  parts: readonly Part[],
  { date, pause }: ExportEnvironment,
  signal: AbortSignal,
  onPacked: (characters: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const packed: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
  })
  let characters = 0
  for (const [path, texts] of parts) {
    const part = new ZipDeflate(path, { level: LEVEL })
    part.mtime = date()
    zip.add(part)
    for (const text of texts) {
      for (const piece of piecesOf(text)) {
        part.push(strToU8(piece))
        characters += piece.length
        onPacked(characters)
        await pause()
        signal.throwIfAborted()
      }
    }
    part.push(new Uint8Array(), true)
  }
  zip.end()
  return packed
}
