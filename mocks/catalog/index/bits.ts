/** Sets of positions as one bit each: the unit of the engine's set algebra. Sets of one catalog have the same length. */

export const emptyBits = (size: number): Uint32Array => new Uint32Array((size + 31) >>> 5)

// An index below the length names a word in each of the sets: what the casts in this file rely on.

/** Keeps in `bits` only what is also in `other`; false when nothing is left. */
export const intersect = (bits: Uint32Array, other: Uint32Array): boolean => {
  let left = 0
  for (let index = 0; index < bits.length; index += 1) {
    const both = (bits[index] as number) & (other[index] as number)
    bits[index] = both
    left |= both
  }
  return left !== 0
}

/** Keeps in `bits` what is not in `other`. */
export const subtract = (bits: Uint32Array, other: Uint32Array): void => {
  for (let index = 0; index < bits.length; index += 1) {
    bits[index] = (bits[index] as number) & ~(other[index] as number)
  }
}

/** How many of the 32 are set. */
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
