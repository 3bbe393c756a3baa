/** The seeded order in which equally relevant listings stand: varied, and the same on every run. */

/** A small seeded generator of numbers in [0, 1). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}

/** Every ordinal below `size` once: position in the order → ordinal. */
export const shuffledOrdinals = (size: number, seed: number): Uint32Array => {
  const order = Uint32Array.from({ length: size }, (_, ordinal) => ordinal)
  const random = randomOf(seed)
  for (let last = size - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    // both positions are within the array
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
  return order
}
