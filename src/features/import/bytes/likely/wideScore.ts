/**
 * How well bytes fit an East Asian encoding. Its common characters are in a known range of first bytes: the first level of
 * kanji and hanzi, which the standards sort by use, the kana, and the hangul syllables.
 */

/** A range of first bytes of two-byte characters, and the score of such a character. */
type Range = readonly [from: number, to: number, score: number]

/** The score of a common character: with two bytes it counts twice as much as a letter of one byte. */
const COMMON = 2
const KANA = 2.6
/**
 * The score of hangul. They have a smaller range than hanzi in the same place, so bytes that are all in it are more likely
 * Korean.
 */
const HANGUL = 2.3
const SIGN = 0.5
const RARE = -3

export type WideEncoding = 'shift_jis' | 'euc-jp' | 'gb18030' | 'big5' | 'euc-kr'

/** The ranges of each encoding; `halfWidth` is the score of a half-width katakana. */
const MODELS: Record<WideEncoding, { ranges: readonly Range[]; halfWidth: number }> = {
  // JIS X 0208: signs 81, kana 82–83, first level 88–97.
  shift_jis: {
    ranges: [
      [0x81, 0x81, SIGN],
      [0x82, 0x83, KANA],
      [0x88, 0x98, COMMON],
    ],
    halfWidth: 0.3,
  },
  // JIS X 0208 in rows from A1 on: signs, full-width letters, kana A4–A5, first level B0–CF.
  'euc-jp': {
    ranges: [
      [0xa1, 0xa1, SIGN],
      [0xa3, 0xa3, SIGN],
      [0xa4, 0xa5, KANA],
      [0xb0, 0xcf, COMMON],
    ],
    halfWidth: RARE,
  },
  // GB 2312: signs A1, full-width letters A3, first level B0–D7. It includes kana, which no Chinese text has.
  gb18030: {
    ranges: [
      [0xa1, 0xa1, SIGN],
      [0xa3, 0xa3, SIGN],
      [0xb0, 0xd7, COMMON],
    ],
    halfWidth: RARE,
  },
  // Signs A1–A3, first level A4–C6.
  big5: {
    ranges: [
      [0xa1, 0xa2, SIGN],
      [0xa4, 0xc6, COMMON],
    ],
    halfWidth: RARE,
  },
  // KS X 1001: signs A1, full-width letters A3, hangul B0–C8.
  'euc-kr': {
    ranges: [
      [0xa1, 0xa1, SIGN],
      [0xa3, 0xa3, SIGN],
      [0xb0, 0xc8, HANGUL],
    ],
    halfWidth: RARE,
  },
}

const isAsciiLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a))

/**
 * The score of an ASCII letter next to a two-byte character. `Tシャツ` is written like that, but so is `Grö` in the wrong encoding.
 */
const AT_LETTER = -2
/** The lowest second byte in encodings that consist of rows and cells; lower bytes belong to characters that were added later. */
const FIRST_CELL = 0xa1

/** In EUC-JP, this byte marks the next byte as a half-width katakana. */
const SINGLE_SHIFT = 0x8e

/** The score of a text in an East Asian encoding; `bytes` must be valid in it. */
export function wideScore(bytes: Uint8Array, encoding: WideEncoding): number {
  const { ranges, halfWidth } = MODELS[encoding]
  const hasRows = encoding === 'euc-jp' || encoding === 'gb18030' || encoding === 'euc-kr'
  let score = 0
  let at = 0
  while (at < bytes.length) {
    const first = bytes[at] ?? 0
    if (first < 0x80) {
      at += 1
      continue
    }
    if (encoding === 'shift_jis' && first >= 0xa1 && first <= 0xdf) {
      score += halfWidth
      if (isAsciiLetter(bytes[at - 1]) || isAsciiLetter(bytes[at + 1])) score += AT_LETTER
      at += 1
      continue
    }
    if (encoding === 'euc-jp' && first === SINGLE_SHIFT) {
      score += MODELS.shift_jis.halfWidth * 2
      at += 2
      continue
    }
    const second = bytes[at + 1] ?? 0
    const range = ranges.find(([from, to]) => first >= from && first <= to)
    const isAdded = hasRows && second < FIRST_CELL
    score += isAdded ? RARE : (range?.[2] ?? RARE)
    if (isAsciiLetter(bytes[at - 1])) score += AT_LETTER
    if (isAsciiLetter(bytes[at + 2])) score += AT_LETTER
    at += 2
  }
  return score
}
