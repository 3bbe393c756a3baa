/** Random combinations of the demo service's API variants, the same in every run. */
import { apiVariants } from '../../mocks/apiVariants.ts'

const SETS = 150
const MOST_TOGETHER = 12
const SEED = 20_261

/** Mulberry32: numbers from 0 up to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Lists of 2 to 12 names of API variants; of two variants for the same point, the later one applies. */
export function combinations(): string[][] {
  const next = numbersFrom(SEED)
  const below = (end: number) => Math.floor(next() * end)
  return Array.from({ length: SETS }, () => {
    const size = 2 + below(MOST_TOGETHER - 1)
    return Array.from({ length: size }, () => apiVariants[below(apiVariants.length)]?.name ?? '')
  })
}
