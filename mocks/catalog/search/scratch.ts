/** Temporary sets of positions for one request, reused for the next one. */
import { emptyBits } from '../index/bits.ts'

/** Returns an empty set. */
export type AllocateBits = () => Uint32Array

export const createBitsPool = (size: number): { allocate: AllocateBits; reset: () => void } => {
  const made: Uint32Array[] = []
  let usedCount = 0
  return {
    allocate: () => {
      const known = made[usedCount]
      usedCount += 1
      if (known) return known.fill(0)
      const fresh = emptyBits(size)
      made.push(fresh)
      return fresh
    },
    reset: () => {
      usedCount = 0
    },
  }
}
