/**
 * The order of sizes in the whole app, from small to large: XXS … XXL, 36 … 52, 6–9M … 2–3Y, 100 ml … 1 l, one size last.
 * Figures of one system or measure are compared in one unit; different systems and measures form consecutive groups.
 */
import { readSize } from './sizes/readSize.ts'
import { isSizeWord, SIZE_KINDS, type SizeParts } from './sizes/sizeParts.ts'
import { compareTexts } from './text/collation.ts'
import { foldLetters } from './text/spelling.ts'

/** The sizes read so far, because sorting reads each size many times. */
const known = new Map<string, SizeParts>()
const MAX_KNOWN = 20_000

function partsOf(text: string): SizeParts {
  const before = known.get(text)
  if (before) return before
  const parts = readSize(text)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, parts)
  return parts
}

/** Compares two lists of figures: the first different figures decide; a list that is a prefix of the other comes first. */
function compareFigures(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((figure, index) => figure !== b[index])
  if (at < 0) return a.length - b.length
  return (a[at] ?? 0) - (b[at] ?? -Infinity)
}

/** Compares two sizes: negative if `a` is smaller; 0 if both are the same size, such as 2XL and XXL, or neither is a size. */
export function compareSizeRanks(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)]
  return (
    SIZE_KINDS.indexOf(one.kind) - SIZE_KINDS.indexOf(other.kind) ||
    compareTexts(one.system, other.system) ||
    compareFigures(one.figures, other.figures)
  )
}

/**
 * The order of two sizes: negative if `a` comes first. Sizes of equal rank are ordered alphabetically, so only identical texts are
 * equal.
 */
export function compareSizes(a: string, b: string): number {
  return compareSizeRanks(a, b) || compareTexts(a, b)
}

/** Compares two lists of sizes item by item, with one of the comparisons above. */
export function compareSizeLists(
  a: readonly string[],
  b: readonly string[],
  compare: typeof compareSizes = compareSizes,
): number {
  for (const [index, size] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    const order = compare(size, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .map(foldLetters)

/** Words that make a name refer to something about sizes, such as `sizeSystem`. */
const ABOUT_SIZES = new Set('system type chart guide table country region unit group'.split(' '))

/** Whether a field or an attribute of this name contains sizes: `size`, `shoeSize`, `Größe`, `Size (EU)`, `サイズ`. */
export function isSizeName(name: string): boolean {
  const words = wordsOf(name)
  return words.some(isSizeWord) && !words.some((word) => ABOUT_SIZES.has(word))
}

/** The first of the names that means the size, preferably one of a single word; undefined if no name does. */
export function sizeNameIn(names: readonly string[]): string | undefined {
  const sizeNames = names.filter(isSizeName)
  return sizeNames.find((name) => wordsOf(name).length === 1) ?? sizeNames[0]
}
