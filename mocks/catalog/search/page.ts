/** One page of the result, the most relevant positions first, without listing or sorting the others. */
import { countWord } from '../index/bits.ts'
import type { WholeWord } from './matchTokens.ts'

/**
 * Bits of the positions in a 32-bit word for each score 0 … 2 × words: 2 points for a whole word in the title, 1 for one
 * elsewhere, 0 for a prefix. Scores all positions of the word at once.
 */
const scoreWord = (
  found: number,
  index: number,
  words: readonly WholeWord[],
  levels: Int32Array,
) => {
  levels.fill(0)
  levels[0] = found
  words.forEach(({ title, elsewhere }, before) => {
    // the casts: the sets are as long as the result's bits
    const two = title[index] as number
    const one = (elsewhere[index] as number) & ~two
    const none = ~(one | two)
    for (let level = before * 2 + 2; level >= 0; level -= 1) {
      const unchanged = (levels[level] as number) & none
      const up = level > 0 ? (levels[level - 1] as number) & one : 0
      const twice = level > 1 ? (levels[level - 2] as number) & two : 0
      levels[level] = unchanged | up | twice
    }
  })
}

const collectBits = (
  word: number,
  index: number,
  skip: number,
  most: number,
  page: number[],
): void => {
  let left = word
  let toSkip = skip
  while (left !== 0 && page.length < most) {
    const lowest = left & -left
    if (toSkip > 0) toSkip -= 1
    else page.push((index << 5) + 31 - Math.clz32(lowest))
    left ^= lowest
  }
}

/** Returns the positions of one page, the best score first. Positions with equal scores keep their order. */
export const pageOf = (
  found: Uint32Array,
  words: readonly WholeWord[],
  start: number,
  rows: number,
): number[] => {
  const best = words.length * 2
  const levels = new Int32Array(best + 1)
  const perLevel = new Uint32Array(best + 1)
  // if the best level alone fills the page, the rest is not read
  for (
    let index = 0;
    index < found.length && (perLevel[best] as number) < start + rows;
    index += 1
  ) {
    const word = found[index] as number
    if (word === 0) continue
    scoreWord(word, index, words, levels)
    for (let level = 0; level <= best; level += 1) {
      perLevel[level] = (perLevel[level] as number) + countWord(levels[level] as number)
    }
  }
  const page: number[] = []
  let skip = start
  for (let level = best; level >= 0 && page.length < rows; level -= 1) {
    const here = perLevel[level] as number
    if (skip >= here) {
      skip -= here
      continue
    }
    for (let index = 0; index < found.length && page.length < rows; index += 1) {
      const word = found[index] as number
      if (word === 0) continue
      scoreWord(word, index, words, levels)
      const bits = levels[level] as number
      const count = countWord(bits)
      if (skip < count) collectBits(bits, index, skip, rows, page)
      skip = Math.max(0, skip - count)
    }
  }
  return page
}
