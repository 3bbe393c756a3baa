/** Finds the positions of keywords: every token must be the beginning of a word of the listing. */
import { intersect } from '../index/bits.ts'
import { type SearchIndex, ranksOf } from '../index/searchIndex.ts'
import type { AllocateBits } from './scratch.ts'

/** The positions where a token is a whole word: in the title, and in other texts. The two may overlap. */
export type WholeWord = { title: Uint32Array; elsewhere: Uint32Array }

/** Reduces `bits` to the positions that have all tokens, and returns which tokens are whole words. Null when nothing is left. */
export const matchTokens = (
  { words, sets }: SearchIndex,
  tokens: readonly string[],
  bits: Uint32Array,
  scratch: AllocateBits,
): WholeWord[] | null => {
  const whole: WholeWord[] = []
  // one set may belong to several words with the prefix
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
    // the casts: from and to are within the words, so their sets exist
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
  scratch: AllocateBits,
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
