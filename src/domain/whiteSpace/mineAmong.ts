/** Which of the merchants in answers is mine. */

const fold = (text: string) => text.trim().toLowerCase()
/** `Harbor & Main` and `harbormain`: a merchant chosen on the EAN page is kept by its id, which facets don't hold. */
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The merchant of this name; failing that the one of this name in any letter case, or by its letters and digits alone. Null
 * where that is nobody, or several.
 */
export function mineAmong(merchants: Iterable<string>, mine: string): string | null {
  const all = [...merchants]
  if (fold(mine) === '') return null
  if (all.includes(mine)) return mine
  for (const form of [fold, bare]) {
    const found = all.filter((merchant) => form(merchant) === form(mine) && form(mine) !== '')
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  return null
}
