/**
 * The words of a catalog as numbers, in order of appearance, and the phrases made of them; each text is split into words once.
 */
import { tokensOf } from './tokens.ts'
import type { Values } from './valueNumbers.ts'

/** The longest text whose phrase is cached, in UTF-16 units: longer texts rarely repeat and would fill the memory. */
const LONGEST_KNOWN = 48
const MOST_KNOWN = 1 << 16

export type Vocabulary = {
  /** The number of the phrase of a text, or of a value by its number; 0 if it has no words. */
  phraseOf: (value: number | string) => number
  /** The numbers of each phrase's words, without repeats. */
  phrases: readonly (readonly number[])[]
  /** The numbers of the words of some texts, without repeats. */
  wordsOf: (texts: readonly string[]) => number[]
  words: () => string[]
}

export const vocabularyOf = (values: Values): Vocabulary => {
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const found = numbers.get(word)
    if (found !== undefined) return found
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  const phrases: (readonly number[])[] = [[]]
  const wordsOf = (texts: readonly string[]): number[] =>
    Array.from(new Set(texts.flatMap(tokensOf)), numberOf)
  const phraseIn = (texts: readonly string[]): number => {
    const words = wordsOf(texts)
    return words.length === 0 ? 0 : phrases.push(words) - 1
  }
  const ofTexts = new Map<string, number>()
  const ofText = (text: string): number => {
    const found = ofTexts.get(text)
    if (found !== undefined) return found
    const fresh = phraseIn([text])
    if (text.length <= LONGEST_KNOWN && ofTexts.size < MOST_KNOWN) ofTexts.set(text, fresh)
    return fresh
  }
  const ofValues: number[] = []
  const ofValue = (value: number): number => {
    // fill without holes: such an array is faster to read
    while (ofValues.length < value) ofValues.push(-1)
    const fresh = phraseIn(values[value] ?? [])
    ofValues[value] = fresh
    return fresh
  }
  return {
    phraseOf: (value) => {
      if (typeof value === 'string') return ofText(value)
      const known = ofValues[value] ?? -1
      return known < 0 ? ofValue(value) : known
    },
    phrases,
    wordsOf,
    words: () => [...numbers.keys()],
  }
}
