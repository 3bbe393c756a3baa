/** How well a text fits the languages of an encoding with Latin letters. */
import type { LatinLanguage } from './letters.ts'

const FITS = 1
const RARE = 0.2
const FOREIGN = -3
/** The score of a sign between two letters, such as the superscript in `bia³a`. */
const SIGN_IN_WORD = -3
/** The score of a sign next to one letter, which is sometimes right: `Café®`. */
const SIGN_AT_WORD = -0.7
/** The score of two letters beyond ASCII in a row, which are rare; four are not Latin. */
const PAIR = -0.6
/** The score of a vowel between consonants or a consonant between vowels. */
const ALTERNATES = 0.25
const CAPITAL_IN_WORD = -2
/** The score of an ASCII letter that the language does not use, in a word with a letter beyond ASCII: the k of `Ręcznik`. */
const NOT_OF_LANGUAGE = -0.7

const VOWELS = new Set('aeiouyàáâãäåāăąæèéêëēėęěìíîïīįıòóôõöøőœùúûüūůűųý')
const isVowel = (letter: string) => VOWELS.has(letter)

const LETTER = /\p{L}/u
/** Signs that follow a figure, so a letter right after them is odd: `½ l`, not `¼uf`. */
const BEHIND_FIGURE = /[²³½¼¾°]/
/** Signs that occur next to or between words in lists of any language. */
const COMMON_SIGN = /[€£°²³½¼¾«»“”„‘’‚–—…·•®©™×§\u00A0]/
const COMMON = 0.3

type Neighbour = string | undefined

const alternation = (letter: string, neighbour: Neighbour): number => {
  if (neighbour === undefined || !LETTER.test(neighbour)) return 0
  return isVowel(letter) === isVowel(neighbour.toLowerCase()) ? -ALTERNATES : ALTERNATES
}

function ofSign(sign: string, before: Neighbour, after: Neighbour): number {
  const isAfterLetter = before !== undefined && LETTER.test(before)
  const isBeforeLetter = after !== undefined && LETTER.test(after)
  // An apostrophe is common: L’Oréal.
  if (sign === '’' && isAfterLetter) return COMMON
  if (isAfterLetter && isBeforeLetter) return SIGN_IN_WORD
  if (isBeforeLetter && BEHIND_FIGURE.test(sign)) return SIGN_AT_WORD * 2
  if (COMMON_SIGN.test(sign)) return COMMON
  return isAfterLetter || isBeforeLetter ? SIGN_AT_WORD * 2 : SIGN_AT_WORD
}

/** The part of the score that does not depend on the language, and how often each letter beyond ASCII occurs. */
function countLetters(text: string) {
  const letters = new Map<string, number>()
  let score = 0
  let before: Neighbour
  const characters = Array.from(text)
  characters.forEach((character, at) => {
    const after = characters[at + 1]
    if (character > '\u007F') {
      if (LETTER.test(character)) {
        const letter = character.toLowerCase()
        letters.set(letter, (letters.get(letter) ?? 0) + 1)
        score += alternation(letter, before) + alternation(letter, after)
        if (after !== undefined && after > '\u007F' && LETTER.test(after)) score += PAIR
        const isCapital = letter !== character && before !== undefined
        if (isCapital && /\p{Ll}/u.test(before ?? '')) score += CAPITAL_IN_WORD
      } else score += ofSign(character, before, after)
    }
    before = character
  })
  return { letters, score }
}

const WORD = /\p{L}+/gu
// oxlint-disable-next-line no-control-regex -- what is beyond ASCII is searched for
const BEYOND_ASCII = /[^\u0000-\u007F]/

/** How often each letter occurs in words that have letters beyond ASCII; used for the ASCII letters. */
function plainLetters(text: string): Map<string, number> {
  const letters = new Map<string, number>()
  for (const [word] of text.matchAll(WORD)) {
    if (!BEYOND_ASCII.test(word)) continue
    for (const letter of word.toLowerCase()) letters.set(letter, (letters.get(letter) ?? 0) + 1)
  }
  return letters
}

/** The score of the language that fits best: about 1 for each letter of the language, far below 0 for others. */
export function latinScore(text: string, languages: readonly LatinLanguage[]): number {
  const { letters, score } = countLetters(text)
  const plain = plainLetters(text)
  const ofLanguage = ({ often, rarely, never, prior }: LatinLanguage) => {
    let total = prior
    for (const [letter, count] of letters) {
      const grade = often.includes(letter) ? FITS : rarely.includes(letter) ? RARE : FOREIGN
      total += grade * count
    }
    for (const letter of never) total += (plain.get(letter) ?? 0) * NOT_OF_LANGUAGE
    return total
  }
  return score + Math.max(...languages.map(ofLanguage))
}
