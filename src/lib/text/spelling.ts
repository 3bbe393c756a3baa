/**
 * One folding of texts, by which names are grouped, searched and compared everywhere in the app. Texts that differ only in
 * letter case, width or accents are folded into the same text.
 */

/** Most texts are ASCII, whose letters have no accents and one simple case. */
const BEYOND_ASCII = /[\u0080-\uFFFF]/

/**
 * Trademark signs and fractions, which NFKD would turn into letters and digits: “Nike™” into “NikeTM”, “7½” into “71⁄2”.
 */
const WITHOUT_LETTERS = /[\u00BC-\u00BE\u2120\u2122\u2150-\u215F\u2189]/
const BETWEEN_THEM = /[^\u00BC-\u00BE\u2120\u2122\u2150-\u215F\u2189]+/g

/**
 * Marks that only add to a letter: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs and the Arabic stretching
 * sign, variation selectors. The vowel signs of Indic scripts and of Thai are not among them, nor is the voicing mark of kana:
 * without it バラ is ハラ. U+0306 stays on и, because й is a letter of its own, as in the root collation of CLDR.
 */
const ACCENTS =
  // oxlint-disable-next-line no-misleading-character-class -- marks by themselves are what it is to match
  /[\u0300-\u0305\u0307-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]|\u0640|(?<![иИ])\u0306/g

/** Small letters that are another letter once they are written in capitals: ß (SS), ı (I), ς (Σ) and old Cyrillic forms. */
const FOLDED_BY_CAPITALS = /[ßıς\u1C80-\u1C88]/

function decomposed(text: string): string {
  return WITHOUT_LETTERS.test(text)
    ? text.replace(BETWEEN_THEM, (part) => part.normalize('NFKD'))
    : text.normalize('NFKD')
}

/**
 * Letters without case, width and accents; signs and blanks stay. Case is collapsed in full (Unicode Standard §3.13): ß is ss, the
 * final sigma is a sigma. The dotted and the dotless i of Turkish are one letter, because a name in capitals does not say which
 * of them it has. Ø, Đ, Ł and other letters that are no letter with an accent stay themselves.
 */
export function foldLetters(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  const small = decomposed(text).replace(ACCENTS, '').toLowerCase()
  const folded = FOLDED_BY_CAPITALS.test(small)
    ? small.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
    : small
  return folded.normalize('NFC')
}

/** Signs behind or before a letter or digit, except a decimal sign between digits. */
const SIGNS =
  /[^\p{L}\p{N}\p{M}\s]+(?<!\p{N}[.,](?=\p{N}))(?:(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}\p{M}][^\p{L}\p{N}\p{M}\s]+))/gu
const ASCII_SIGNS = /[^a-z\d\s]+(?<!\d[.,](?=\d))(?:(?=[a-z\d])|(?<=[a-z\d][^a-z\d\s]+))/g

/**
 * A text as it is searched: folded letters without the signs beside them, so that “oneill” is in “O’Neill” and “tshirt” in
 * “T-Shirt”. Signs that stand alone stay, and so does the sign in 3.5. Blanks stay as they are.
 */
export function foldText(text: string): string {
  const folded = foldLetters(text)
  return folded.replace(BEYOND_ASCII.test(folded) ? SIGNS : ASCII_SIGNS, '')
}

const HAS_LETTERS = /[\p{L}\p{N}]/u

/** The words of a search, each to be found in a text of `foldText`. Signs are searched only where there are no words. */
export function searchWords(text: string): string[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const named = words.filter((word) => HAS_LETTERS.test(word))
  return named.length > 0 ? named : words
}

/** Names come again with every offer of a batch and every row of a set. */
const known = new Map<string, string>()
const MAX_KNOWN = 20_000

/** What all spellings of a name have in common: their letters and digits. A name of signs alone is only itself. */
export function spellingKey(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  const key = foldLetters(name).replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '') || name
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(name, key)
  return key
}
