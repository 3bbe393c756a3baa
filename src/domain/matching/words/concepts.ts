/**
 * Words that mean one thing in titles: synonyms of British and American English, and the usual words of German, French, Spanish,
 * Italian and Dutch, some of Portuguese, Polish, Swedish and Danish. A line is one concept, its first word stands for it, and all
 * words are folded (`foldLetters`). A word may stand in several lines: "Tee" is tea in German.
 */
import { comparedWords } from './comparedWords.ts'
import { FOODS } from './foods.ts'
import { QUALITIES } from './qualities.ts'
import { THINGS } from './things.ts'

export type Concept = {
  /** The first word of its line. */
  name: string
  /** It says what the product is, not what it is like. */
  isType: boolean
}

/** By their words as `comparedWords` writes them, with one blank between them; a few stand for several concepts. */
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

/** The words of each concept, for slips in one of them. */
export const WORDS_OF: ReadonlyMap<string, readonly string[]> = (() => {
  const words = new Map<string, string[]>()
  for (const [word, concepts] of CONCEPTS) {
    if (word.includes(' ')) continue
    for (const { name } of concepts) words.set(name, [...(words.get(name) ?? []), word])
  }
  return words
})()

/** Words of the longest phrase in the tables. */
export const LONGEST_PHRASE = 4
