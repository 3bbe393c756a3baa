/** Keys and key ranges as in IndexedDB, for the replacements of the database in tests. */
export type Key = string | number | readonly Key[]
export type Range = { lower: Key; upper: Key; lowerOpen: boolean }

/** Replaces the browser's `IDBKeyRange`; tests set it as a global. */
export const FakeKeyRange = {
  bound: (lower: Key, upper: Key, lowerOpen = false): Range => ({ lower, upper, lowerOpen }),
}

const rank = (key: Key) => (Array.isArray(key) ? 2 : typeof key === 'string' ? 1 : 0)

/** In the order of IndexedDB: numbers, then texts, then arrays. */
export function compareKeys(a: Key, b: Key): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b ? 0 : a < b ? -1 : 1
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = compareKeys(a[at] as Key, b[at] as Key) // both are as long
    if (order !== 0) return order
  }
  return a.length - b.length
}

const isRange = (requested: Key | Range): requested is Range =>
  typeof requested === 'object' && 'lower' in requested

export function isWithin(key: Key, requested: Key | Range): boolean {
  if (!isRange(requested)) return compareKeys(key, requested) === 0
  const { lower, upper, lowerOpen } = requested
  return compareKeys(key, lower) >= (lowerOpen ? 1 : 0) && compareKeys(key, upper) <= 0
}
