/** A lookup from hashes to listings: one sorted list of numbers, a few bytes for each listing. */

/** The limit of ordinals, so that a hash × ORDINALS stays below 2^53. */
const ORDINALS = 0x20_0000

export type Lookup = (hash: number) => number[]

/** `pairs` yields hash and ordinal; the ordinals of a hash are returned in ascending order. */
export const lookupOf = (count: number, pairs: Iterable<readonly [number, number]>): Lookup => {
  const keys = new Float64Array(count)
  let length = 0
  for (const [hash, ordinal] of pairs) {
    keys[length] = hash * ORDINALS + ordinal
    length += 1
  }
  keys.sort()

  const firstNotBelow = (key: number): number => {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((keys[middle] ?? 0) < key) low = middle + 1
      else high = middle
    }
    return low
  }
  return (hash) => {
    const found: number[] = []
    const end = (hash + 1) * ORDINALS
    for (let at = firstNotBelow(hash * ORDINALS); at < length; at += 1) {
      const key = keys[at] ?? 0
      if (key >= end) break
      const ordinal = key % ORDINALS
      if (found.at(-1) !== ordinal) found.push(ordinal)
    }
    return found
  }
}
