/** The bytes of a file as text, piece by piece. */
import { BrokenArchive, type FeedSource } from './feedSource.ts'

/** What a decoder puts in the place of bytes that are no character. */
export const NO_CHARACTER = '\uFFFD'

/** Bytes that are read at a time, however many come at once: in between it is said how far it is, and can be stopped. */
const PIECE = 65_536

/** A mark at the beginning is no part of the text. */
export async function* textPieces(
  source: FeedSource,
  encoding: string,
  passed: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of source.open(passed)) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
    }
  }
  yield decoder.decode()
}

/** The first bytes of a file, unpacked; fewer where it is shorter or breaks off. */
export const beginningOf = async (source: FeedSource, most: number): Promise<Uint8Array> => {
  const begun = new Uint8Array(most)
  let length = 0
  try {
    for await (const bytes of source.open(() => undefined)) {
      const part = bytes.subarray(0, most - length)
      begun.set(part, length)
      length += part.length
      if (length === most) break
    }
  } catch (error) {
    if (!(error instanceof BrokenArchive) || length === 0) throw error
  }
  return begun.subarray(0, length)
}
