/** Keywords → positions: every token must begin a word of the text. */
import { fullBits, intersect } from './bits.ts'
import type { InvertedIndex } from './invertedIndex.ts'

const firstNotBelow = (words: string[], wanted: (word: string) => boolean): number => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    // middle is below high, so a word stands there
    if (wanted(words[middle] as string)) high = middle
    else low = middle + 1
  }
  return low
}

type Matches = {
  bits: Uint32Array
  /** Per position: 2 for each whole word in the title, 1 for each whole word elsewhere, 0 for beginnings. Null: all alike. */
  scores: Uint16Array | null
}

/** The positions whose text holds, for every token, a word that begins with it. Null when there are none. */
export const matchTokens = (index: InvertedIndex, tokens: string[]): Matches | null => {
  const bits = fullBits(index.size)
  if (tokens.length === 0) return { bits, scores: null }
  const scores = new Uint16Array(index.size)
  for (const token of new Set(tokens)) {
    const from = firstNotBelow(index.words, (word) => word >= token)
    const to = firstNotBelow(index.words, (word) => word > token && !word.startsWith(token))
    const found = new Uint32Array(bits.length)
    // from and to lie within the words, so their starts exist; postings lie within the positions
    const end = index.starts[to] as number
    for (let slot = index.starts[from] as number; slot < end; slot += 1) {
      const position = (index.postings[slot] as number) >>> 1
      found[position >>> 5] = (found[position >>> 5] as number) | (1 << (position & 31))
    }
    if (!intersect(bits, found)) return null
    if (index.words[from] !== token) continue
    const exactEnd = index.starts[from + 1] as number
    for (let slot = index.starts[from] as number; slot < exactEnd; slot += 1) {
      const packed = index.postings[slot] as number
      scores[packed >>> 1] = (scores[packed >>> 1] as number) + 1 + (packed & 1)
    }
  }
  return { bits, scores }
}
