/** Sets of positions as bits, for the engine's set operations. All sets of a catalog have the same length. */

export const emptyBits = (size: number): Uint32Array => new Uint32Array((size + 31) >>> 5)

// The casts in this file rely on all sets having the same length: an index that is valid in one is valid in every set.

export const addBit = (bits: Uint32Array, position: number): void => {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31))
}

/** Removes from `bits` what is not in `other`; false when nothing is left. */
export const intersect = (bits: Uint32Array, other: Uint32Array): boolean => {
  let left = 0
  for (let index = 0; index < bits.length; index += 1) {
    const both = (bits[index] as number) & (other[index] as number)
    bits[index] = both
    left |= both
  }
  return left !== 0
}

/** Removes from `bits` what is in `other`. */
export const subtract = (bits: Uint32Array, other: Uint32Array): void => {
  for (let index = 0; index < bits.length; index += 1) {
    bits[index] = (bits[index] as number) & ~(other[index] as number)
  }
}

/** The number of set bits in a 32-bit word. */
export const countWord = (word: number): number => {
  let pairs = word - ((word >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const countBits = (bits: Uint32Array): number => {
  let count = 0
  for (let index = 0; index < bits.length; index += 1) {
    const word = bits[index] as number
    if (word !== 0) count += countWord(word)
  }
  return count
}
