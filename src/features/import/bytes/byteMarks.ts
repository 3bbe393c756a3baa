/** The byte order marks of encodings. */

const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The encoding of the byte order mark at the beginning; null without one. See https://encoding.spec.whatwg.org/#bom-sniff */
export function markOf(bytes: Uint8Array): string | null {
  const found = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  return found?.[0] ?? null
}

/** How many bytes are enough to see how a text is encoded. */
const BEGINNING = 65_536
/** The lowest share of characters that have a zero byte. In UTF-16, digits, separators and line breaks have one in any language. */
const MIN_SHARE = 0.2
/**
 * The highest number of zeros in the other byte of the characters, for each zero in this byte. Letters such as Ā (U+0100) have a
 * zero in the other byte.
 */
const MAX_OTHERS = 0.125

/**
 * The encoding of UTF-16 without a byte order mark, as some databases export it: one of the two bytes of nearly every character
 * is zero. Null for other texts.
 */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, BEGINNING)
  let even = 0
  let odd = 0
  for (let at = 0; at < start.length; at += 1) {
    if (start[at] !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  const characters = start.length / 2
  const isWide = (zeros: number, others: number) =>
    zeros >= 2 && zeros > characters * MIN_SHARE && others <= zeros * MAX_OTHERS
  if (isWide(odd, even)) return 'utf-16le'
  return isWide(even, odd) ? 'utf-16be' : null
}
