/** The words of a catalog as numbers, in order of appearance; a text that was cut into words once is known. */
import { tokensOf } from './tokens.ts'

/** Longer texts hardly repeat, and would fill the memory. */
const LONGEST_KNOWN = 48
const MOST_KNOWN = 1 << 16

export type Vocabulary = {
  /** The numbers of a text's words, repeats included. */
  wordsOf: (text: string) => readonly number[]
  words: () => string[]
}

export const vocabularyOf = (): Vocabulary => {
  const numbers = new Map<string, number>()
  const known = new Map<string, readonly number[]>()
  const numberOf = (word: string): number => {
    const found = numbers.get(word)
    if (found !== undefined) return found
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  return {
    wordsOf: (text) => {
      const found = known.get(text)
      if (found) return found
      const fresh = tokensOf(text).map(numberOf)
      if (text.length <= LONGEST_KNOWN && known.size < MOST_KNOWN) known.set(text, fresh)
      return fresh
    },
    words: () => [...numbers.keys()],
  }
}
