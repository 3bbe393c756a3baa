/** Keywords → positions: every token must begin a word of what a listing says. */
import { intersect } from '../index/bits.ts'
import { type SearchIndex, ranksOf } from '../index/searchIndex.ts'
import type { Scratch } from './scratch.ts'

/** Where a token is a whole word: in the title, and elsewhere. The two may share positions. */
export type WholeWord = { title: Uint32Array; elsewhere: Uint32Array }

/** Keeps in `bits` the positions that have all tokens, and says which tokens are whole words. Null when nothing is left. */
export const matchTokens = (
  { words, sets }: SearchIndex,
  tokens: readonly string[],
  bits: Uint32Array,
  scratch: Scratch,
): WholeWord[] | null => {
  const whole: WholeWord[] = []
  // a set may be reached through several words of one prefix
  const isIn = new Set<number>()
  for (const token of new Set(tokens)) {
    const { from, to } = ranksOf(words, token)
    const found = scratch()
    const add = (set: number): void => {
      if (isIn.has(set)) return
      isIn.add(set)
      sets.addTo(found, set)
    }
    isIn.clear()
    // from and to lie within the words, so that their sets exist
    const others = words.otherSets.subarray(words.starts[from], words.starts[to])
    for (const set of words.titleSets.subarray(from, to)) add(set)
    for (const set of others) add(set)
    if (!intersect(bits, found)) return null
    if (words.words[from] === token) whole.push(wholeWord(words, sets, from, scratch))
  }
  return whole
}

const wholeWord = (
  words: SearchIndex['words'],
  sets: SearchIndex['sets'],
  rank: number,
  scratch: Scratch,
): WholeWord => {
  const bitsOf = (ofWord: Uint32Array): Uint32Array => {
    const [first] = ofWord
    const saved = ofWord.length === 1 && first !== undefined ? sets.asBits(first) : null
    if (saved) return saved
    const bits = scratch()
    for (const set of ofWord) sets.addTo(bits, set)
    return bits
  }
  return {
    title: bitsOf(words.titleSets.subarray(rank, rank + 1)),
    elsewhere: bitsOf(words.otherSets.subarray(words.starts[rank], words.starts[rank + 1])),
  }
}
