/**
 * Folds texts for grouping, searching and comparing names everywhere in the app. Texts that differ only in letter case, width
 * or accents fold to the same text.
 */

/** Characters outside ASCII. Most texts have none, and ASCII has no accents and simple case, so that they take a fast path. */
const BEYOND_ASCII = /[\u0080-\uFFFF]/

/**
 * Trademark signs and fractions, which NFKD would turn into letters and digits: “Nike™” into “NikeTM”, “7½” into “71⁄2”.
 */
const WITHOUT_LETTERS = /[\u00BC-\u00BE\u2120\u2122\u2150-\u215F\u2189]/
const BETWEEN_THEM = /[^\u00BC-\u00BE\u2120\u2122\u2150-\u215F\u2189]+/g

/**
 * Marks that only modify a letter: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs and the Arabic
 * stretching sign, variation selectors. Excluded are the vowel signs of Indic scripts and of Thai, and the voicing mark of
 * kana: without it バラ would be ハラ. U+0306 stays on и, because й is a separate letter, as in the root collation of CLDR.
 */
const ACCENTS =
  // oxlint-disable-next-line no-misleading-character-class -- the pattern has to match single marks
  /[\u0300-\u0305\u0307-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]|\u0640|(?<![иИ])\u0306/g

/** Lower-case letters that become another letter in capitals: ß (SS), ı (I), ς (Σ) and old Cyrillic forms. */
const FOLDED_BY_CAPITALS = /[ßıς\u1C80-\u1C88]/

function decomposed(text: string): string {
  return WITHOUT_LETTERS.test(text)
    ? text.replace(BETWEEN_THEM, (part) => part.normalize('NFKD'))
    : text.normalize('NFKD')
}

/**
 * Removes case, width and accents of letters; signs and spaces stay. Case is folded in full (Unicode Standard §3.13): ß becomes
 * ss, a final sigma a sigma. The dotted and the dotless i of Turkish fold to one letter, because capitals don’t show which one
 * is meant. Ø, Đ, Ł and other letters without a decomposition stay unchanged.
 */
export function foldLetters(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  const small = decomposed(text).replace(ACCENTS, '').toLowerCase()
  const folded = FOLDED_BY_CAPITALS.test(small)
    ? small.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
    : small
  return folded.normalize('NFC')
}

/** Signs before or after a letter or digit, except a decimal sign between digits. */
const SIGNS =
  /[^\p{L}\p{N}\p{M}\s]+(?<!\p{N}[.,](?=\p{N}))(?:(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}\p{M}][^\p{L}\p{N}\p{M}\s]+))/gu
const ASCII_SIGNS = /[^a-z\d\s]+(?<!\d[.,](?=\d))(?:(?=[a-z\d])|(?<=[a-z\d][^a-z\d\s]+))/g

/**
 * Folds a text for searching: letters without the signs beside them, so that “oneill” is found in “O’Neill” and “tshirt” in
 * “T-Shirt”. Signs between spaces stay, as does the sign in 3.5. Spaces stay unchanged.
 */
export function foldText(text: string): string {
  const folded = foldLetters(text)
  return folded.replace(BEYOND_ASCII.test(folded) ? SIGNS : ASCII_SIGNS, '')
}

const HAS_LETTERS = /[\p{L}\p{N}]/u

/** The words of a search, each to be found in a text from `foldText`. Signs count only if there are no words. */
export function searchWords(text: string): string[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const named = words.filter((word) => HAS_LETTERS.test(word))
  return named.length > 0 ? named : words
}

/** A cache of computed keys, because names repeat in every offer and row. */
const known = new Map<string, string>()
const MAX_KNOWN = 20_000

/** The key that all spellings of a name share: its letters and digits, folded. A name of signs only is its own key. */
export function spellingKey(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  const key = foldLetters(name).replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '') || name
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(name, key)
  return key
}
