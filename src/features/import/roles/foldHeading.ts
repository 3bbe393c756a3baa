/** Folds headings for comparison: words in lower case, without accents and punctuation. */

const cache = new Map<string, string>()
const MAX_CACHED = 5000

/**
 * Folds a heading: `ItemPrice`, `item_price` and `Item-Price (€)` are all "item price €"; words of other scripts stay unchanged.
 */
export function foldHeading(heading: string): string {
  const known = cache.get(heading)
  if (known !== undefined) return known
  const folded = heading
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}%€$£¥₹#/]+/gu, ' ')
    .trim()
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(heading, folded)
  return folded
}
