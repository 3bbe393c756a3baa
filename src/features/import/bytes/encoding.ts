/** Guesses the encoding of a text and decodes it. The page shows the guess and lets the user change it. */
import type { ImportSource } from '@/features/import/source.ts'
import { markOf, unmarkedUtf16 } from './byteMarks.ts'
import { declaredEncoding } from './declaredEncoding.ts'
import { createDecoder, decodeWith } from './decode.ts'
import { likelyEncoding } from './likely/likelyEncoding.ts'
import { isUtf8 } from './utf8.ts'

export { ENCODINGS, encodingLabel, encodingOf } from './encodings.ts'

/** How many bytes are decoded at a time, even if more arrive at once, so that reading can be stopped between two pieces. */
const PIECE = 65_536

/**
 * The encoding of a text, as `TextDecoder` names it: by its byte order mark, as UTF-16 by its zeros, as UTF-8 if the
 * bytes are well-formed, else as declared by an XML or HTML text, else the most plausible of those that are offered.
 * `bytes` are all of a text or its beginning; the more, the better the guess. UTF-8 comes before what is declared because
 * feeds are often declared as ISO-8859-1 and written as UTF-8, and other encodings are never well-formed UTF-8 by chance.
 */
export function guessEncoding(bytes: Uint8Array): string {
  const shown = markOf(bytes) ?? unmarkedUtf16(bytes)
  if (shown !== null) return shown
  if (isUtf8(bytes)) return 'utf-8'
  return declaredEncoding(bytes) ?? likelyEncoding(bytes)
}

/** All of a text without byte order mark and NULs. Throws `RangeError` if `encoding` is not known. */
export const decodeAll = (bytes: Uint8Array, encoding: string): string =>
  decodeWith(encoding, bytes)

/**
 * A text in pieces of at most 64k characters, without byte order mark and NULs. `passed` is called with how many bytes of
 * the file were read. Throws `RangeError` if `encoding` is not known, and what reading the source throws.
 */
export async function* decodedPieces(
  source: ImportSource,
  encoding: string,
  passed: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = createDecoder(encoding)
  for await (const bytes of source.open(passed)) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield decoder.write(bytes.subarray(at, at + PIECE))
    }
  }
  yield decoder.end()
}
