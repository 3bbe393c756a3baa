/** Sets of listings as one bit each: the unit of the engine's set algebra. */

export const fullBits = (size: number): Uint32Array => {
  const bits = new Uint32Array((size + 31) >>> 5).fill(0xffffffff)
  const rest = size & 31
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

/** Keeps in `bits` only what is also in `other`; false when nothing is left. */
export const intersect = (bits: Uint32Array, other: Uint32Array): boolean => {
  let left = 0
  for (let index = 0; index < bits.length; index += 1) {
    // both sets have the same length
    const both = (bits[index] as number) & (other[index] as number)
    bits[index] = both
    left |= both
  }
  return left !== 0
}

/** Visits the members in ascending order. */
export const eachBit = (bits: Uint32Array, visit: (member: number) => void): void => {
  for (let index = 0; index < bits.length; index += 1) {
    // index is below the length
    let word = bits[index] as number
    while (word !== 0) {
      const lowest = word & -word
      visit((index << 5) + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
}
