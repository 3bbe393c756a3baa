/**
 * Words with the same meaning in titles: British and American synonyms, the usual words of German, French, Spanish, Italian and
 * Dutch, and some of Portuguese, Polish, Swedish and Danish. Each line is one concept, named by its first word; all words are
 * folded (`foldLetters`). A word may be in several lines: "Tee" is tea in German.
 */
import { comparedWords } from './comparedWords.ts'
import { FOODS } from './foods.ts'
import { QUALITIES } from './qualities.ts'
import { THINGS } from './things.ts'

export type Concept = {
  /** The name of the concept: the first word of its line. */
  name: string
  /** Whether it is a type of product, and not a quality. */
  isType: boolean
}

/** Concepts by their words, normalized by `comparedWords` and separated by one space; some words have several concepts. */
export const CONCEPTS: ReadonlyMap<string, readonly Concept[]> = (() => {
  const concepts = new Map<string, Concept[]>()
  const add = (table: string, isType: boolean) => {
    for (const line of table.trim().split('\n')) {
      const words = line.split(', ').map((word) => comparedWords(word).join(' '))
      const concept = { name: words[0] ?? '', isType }
      for (const word of new Set(words)) {
        concepts.set(word, [...(concepts.get(word) ?? []), concept])
      }
    }
  }
  add(THINGS, true)
  add(FOODS, true)
  add(QUALITIES, false)
  return concepts
})()

/** The words of each concept, to recognize misspellings of them. */
export const WORDS_OF: ReadonlyMap<string, readonly string[]> = (() => {
  const words = new Map<string, string[]>()
  for (const [word, concepts] of CONCEPTS) {
    if (word.includes(' ')) continue
    for (const { name } of concepts) words.set(name, [...(words.get(name) ?? []), word])
  }
  return words
})()

/** The number of words in the longest phrase of the concepts. */
export const LONGEST_PHRASE = 4
