/** Draws random single changes; the same seed and the same code give the same changes. */
import { changesOf, type Change } from './changes.ts'

export type Mutant = Change & { file: string }

/** Numbers from 0 up to 1, the same for each seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Returns `count` different changes, or fewer if the code has no more. A file is drawn in proportion to its lines, and each of
 * its changes with equal probability.
 */
export function drawMutants(
  sources: ReadonlyMap<string, string>,
  count: number,
  seed: number,
): Mutant[] {
  const random = randomFrom(seed)
  const files = [...sources].map(([file, source]) => ({
    file,
    lines: source.split('\n').length,
    left: changesOf(file, source),
  }))
  const drawn: Mutant[] = []
  while (drawn.length < count) {
    const open = files.filter(({ left }) => left.length > 0)
    let at = random() * open.reduce((sum, { lines }) => sum + lines, 0)
    const from = open.find(({ lines }) => (at -= lines) < 0)
    if (!from) break
    const [change] = from.left.splice(Math.floor(random() * from.left.length), 1)
    if (change) drawn.push({ ...change, file: from.file })
  }
  return drawn
}
