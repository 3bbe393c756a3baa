/** Many sets of positions in one buffer: a dense set is stored as bits, any other as a sorted list, whichever is shorter. */
import { addBit } from './bits.ts'

export type PositionSets = {
  /** Adds the members of a set to `bits`. */
  addTo: (bits: Uint32Array, set: number) => void
  /** The set's bits, which must not be changed; null if the set is stored as a list. */
  asBits: (set: number) => Uint32Array | null
}

type PositionSetsBuilder = {
  sets: PositionSets
  /**
   * Adds a position to a set. The positions of a set must come in ascending order; a repeated position must come directly after
   * itself.
   */
  put: (set: number, position: number) => void
  /** Puts every position into the set `firstSet` + its code; code 0 has no set. */
  putCodes: (codes: Uint16Array | Uint32Array, firstSet: number) => void
}

/** Reserves space for sets of at most these sizes, and returns functions that fill and read them. */
export const positionSets = (size: number, counts: Uint32Array): PositionSetsBuilder => {
  const words = (size + 31) >>> 5
  // the casts below: every index is that of a set, or within the reserved space
  const isDense = (set: number) => (counts[set] as number) > words
  const starts = new Int32Array(counts.length)
  const next = new Int32Array(counts.length)
  let total = 0
  for (let set = 0; set < counts.length; set += 1) {
    starts[set] = total
    next[set] = isDense(set) ? STORED_AS_BITS : total
    total += isDense(set) ? words : (counts[set] as number)
  }
  const pool = new Uint32Array(total)
  return {
    put: (set, position) => {
      const at = next[set] as number
      if (at === STORED_AS_BITS) {
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
        if (at === STORED_AS_BITS) {
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

/** Stands for "stored as bits" in `next` and `ends`, where nothing is appended to such a set. */
const STORED_AS_BITS = -1

const readerOf = (
  pool: Uint32Array,
  starts: Int32Array,
  ends: Int32Array,
  words: number,
): PositionSets => {
  const isDense = (set: number) => ends[set] === STORED_AS_BITS
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
      for (let at = start; at < end; at += 1) addBit(bits, pool[at] as number)
    },
    asBits: (set) => {
      const start = starts[set] as number
      return isDense(set) ? pool.subarray(start, start + words) : null
    },
  }
}
