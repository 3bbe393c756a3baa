/** Many sets of positions in one buffer: a set is a sorted list while that is the shorter form, and bits where it is dense. */

export type PositionSets = {
  /** Adds the members of a set to `bits`. */
  addTo: (bits: Uint32Array, set: number) => void
  /** The set itself where it is kept as bits, not to be written to; null where it is a list. */
  asBits: (set: number) => Uint32Array | null
}

type Filling = {
  sets: PositionSets
  /** Takes the positions of each set in ascending order, and one again in a row. */
  put: (set: number, position: number) => void
  /** Puts every position into the set of its code, which stands that far behind the first one; code 0 has none. */
  putCodes: (codes: Uint16Array | Uint32Array, firstSet: number) => void
}

/** Room for sets of at most these counts. */
export const positionSets = (size: number, counts: Uint32Array): Filling => {
  const words = (size + 31) >>> 5
  // all indices below are of sets, or lie within what the counts have reserved
  const isDense = (set: number) => (counts[set] as number) > words
  const starts = new Int32Array(counts.length)
  const next = new Int32Array(counts.length)
  let total = 0
  for (let set = 0; set < counts.length; set += 1) {
    starts[set] = total
    next[set] = isDense(set) ? dense : total
    total += isDense(set) ? words : (counts[set] as number)
  }
  const pool = new Uint32Array(total)
  return {
    put: (set, position) => {
      const at = next[set] as number
      if (at === dense) {
        const word = (starts[set] as number) + (position >>> 5)
        pool[word] = (pool[word] as number) | (1 << (position & 31))
      } else {
        if (at > (starts[set] as number) && pool[at - 1] === position) return
        pool[at] = position
        next[set] = at + 1
      }
    },
    putCodes: (codes, firstSet) => {
      for (let position = 0; position < codes.length; position += 1) {
        const code = codes[position] as number
        if (code === 0) continue
        const set = firstSet + code
        const at = next[set] as number
        if (at === dense) {
          const word = (starts[set] as number) + (position >>> 5)
          pool[word] = (pool[word] as number) | (1 << (position & 31))
        } else {
          pool[at] = position
          next[set] = at + 1
        }
      }
    },
    sets: readerOf(pool, starts, next, words),
  }
}

/** In the place of an end: the set is kept as bits, to which nothing is ever appended. */
const dense = -1

const readerOf = (
  pool: Uint32Array,
  starts: Int32Array,
  ends: Int32Array,
  words: number,
): PositionSets => {
  const isDense = (set: number) => ends[set] === dense
  return {
    addTo: (bits, set) => {
      const start = starts[set] as number
      if (isDense(set)) {
        for (let index = 0; index < words; index += 1) {
          bits[index] = (bits[index] as number) | (pool[start + index] as number)
        }
        return
      }
      const end = ends[set] as number
      for (let at = start; at < end; at += 1) {
        const position = pool[at] as number
        const word = position >>> 5
        bits[word] = (bits[word] as number) | (1 << (position & 31))
      }
    },
    asBits: (set) => {
      const start = starts[set] as number
      return isDense(set) ? pool.subarray(start, start + words) : null
    },
  }
}
