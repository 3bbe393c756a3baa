/** How well a text fits a script other than Latin whose encoding has one byte per letter. */
import type { Script } from './letters.ts'

/** A letter of another script, or one that cannot occur there, among the letters of this one. */
const FOREIGN = -2
/** A letter of the script next to an ASCII letter: a word half in each script. */
const MIXED = -2
const CAPITAL_IN_WORD = -2
const ALTERNATES = 0.15
const SIGN_IN_WORD = -2

const LETTER = /\p{L}/u
const LOWER = /\p{Ll}/u
const ASCII_LETTER = /[a-z]/i
const COMMON_SIGN = /[€№«»“”„‘’–—…·®©™°\u00A0]/

function gradesOf({ grades }: Script): Map<string, number> {
  return new Map(grades.flatMap(([letters, grade]) => Array.from(letters, (one) => [one, grade])))
}

export function scriptScore(text: string, script: Script): number {
  const grades = gradesOf(script)
  const isVowel = (letter: string) => script.vowels.includes(letter)
  let score = 0
  let before = ''
  const characters = Array.from(text)
  characters.forEach((character, at) => {
    const after = characters[at + 1] ?? ''
    if (character > '\u007F') {
      const letter = character.toLowerCase()
      const grade = grades.get(letter)
      if (grade !== undefined) {
        score += grade
        if (ASCII_LETTER.test(before) || ASCII_LETTER.test(after)) score += MIXED
        if (letter !== character && LOWER.test(before)) score += CAPITAL_IN_WORD
        // The final form of sigma inside a word.
        if (letter === 'ς' && LETTER.test(after)) score += FOREIGN
        const previous = before.toLowerCase()
        if (script.vowels !== '' && grades.has(previous)) {
          score += isVowel(letter) === isVowel(previous) ? -ALTERNATES : ALTERNATES
        }
      } else if (LETTER.test(character)) score += FOREIGN
      else if (LETTER.test(before) && LETTER.test(after)) score += SIGN_IN_WORD
      else if (!COMMON_SIGN.test(character)) score -= 1
    }
    before = character
  })
  return score
}
