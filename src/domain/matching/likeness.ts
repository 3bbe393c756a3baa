/** The similarity of two title words, from 0 to 1: identical, synonymous, abbreviated or misspelt. */
import type { Word } from './reading/readTitle.ts'
import { WORDS_OF } from './words/concepts.ts'

const SAME_MEANING = 0.97
const SHORTENED = 0.92
const MISSPELT = 0.88

const isVowel = (letter: string) => /[aeiouyh]/.test(letter)

/** Whether a word is the beginning of another: "Choc." and "Chocol" abbreviate "Chocolate". */
const isBeginning = (short: Word, long: Word) =>
  long.text.startsWith(short.text) &&
  (short.isCut ? short.text.length >= 2 : short.text.length >= 6 && short.concepts.length === 0)

/**
 * Whether a word is another without some letters: "Chckn", "btl", "blk". The first and the last consonant stay, and vowels are
 * dropped first.
 */
function lacksVowels(short: string, long: string): boolean {
  if (short.length < 3 || short.length * 3 < long.length || short[0] !== long[0]) return false
  if (short.at(-1) !== long.replace(/[aeiouy]+$/, '').at(-1) && short.at(-1) !== long.at(-1))
    return false
  const hasVowels = Array.from(short.slice(1)).some((letter) => /[aeiou]/.test(letter))
  let at = 0
  for (const letter of long) {
    if (letter === short[at]) at += 1
    else if (!isVowel(letter) && letter !== short[at - 1] && (hasVowels || short.length > 4))
      return false
  }
  return at === short.length
}

function isShortened(short: Word, long: Word): boolean {
  if (short.text.length >= long.text.length || short.text[0] !== long.text[0]) return false
  if (isBeginning(short, long)) return true
  return short.concepts.length === 0 && lacksVowels(short.text, long.text)
}

/**
 * The number of letters added, missing or replaced (typing errors); two swapped letters count as 1. Infinity if the first letters
 * differ.
 */
function typingErrors(a: string, b: string): number {
  if (a[0] !== b[0]) return Infinity
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const isTurned = restOfA.length === 2 && restOfA === Array.from(restOfB).toReversed().join('')
  return isTurned ? 1 : Math.max(restOfA.length, restOfB.length)
}

/**
 * Whether two words differ only by typing errors: one error in words of five letters or more, two adjacent errors from nine letters
 * on.
 */
function differByTypingErrors(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  if (length < 5 || Math.abs(a.length - b.length) > 2) return false
  return typingErrors(a, b) <= (length >= 9 ? 2 : 1)
}

/** Whether one word is a misspelling of the other. Two different known words are not, such as "latte" and "matte". */
function isMisspelt(a: Word, b: Word): boolean {
  if (a.concepts.length > 0 && b.concepts.length > 0) return false
  if (differByTypingErrors(a.text, b.text)) return true
  // A word may also be a misspelt synonym of the other: "noteook" means laptop.
  const [unknown, known] = a.concepts.length > 0 ? [b, a] : [a, b]
  return known.concepts.some(({ name }) =>
    WORDS_OF.get(name)?.some((word) => differByTypingErrors(unknown.text, word)),
  )
}

/** Whether a word means a word of a name. A word that is only the beginning of the name doesn’t: "bull" is not "Bullit". */
export const isNameLike = (word: Word, name: Word): boolean =>
  likeness(word, name) > 0 &&
  (word.text === name.text || word.isCut || !name.text.startsWith(word.text))

export function likeness(a: Word, b: Word): number {
  if (a.text === b.text) return 1
  const isOneConcept = a.concepts.some(({ name }) =>
    b.concepts.some((other) => other.name === name),
  )
  if (isOneConcept) return SAME_MEANING
  if (isShortened(a, b) || isShortened(b, a)) return SHORTENED
  return isMisspelt(a, b) ? MISSPELT : 0
}
