/** Finds words in a text, ignoring case, accents and signs, to highlight matches. */
import { foldLetters } from './spelling.ts'

const SIGN = /[^\p{L}\p{N}\p{M}\s]/u

/** The folded text without signs, and for each of its UTF-16 units the range of its character in `text`. */
function foldedWithPlaces(text: string) {
  let folded = ''
  const places: [from: number, to: number][] = []
  let index = 0
  for (const character of text) {
    const letters = SIGN.test(character) ? '' : foldLetters(character)
    folded += letters
    const to = index + character.length
    for (let unit = 0; unit < letters.length; unit += 1) places.push([index, to])
    const last = places.at(-1)
    // A combining mark belongs to the letter before it.
    if (letters === '' && last && /\p{M}/u.test(character)) last[1] = to
    index = to
  }
  return { folded, places }
}

/**
 * The range (end exclusive) of the first match of `words` in `text`; null without a match. Words that consist only of signs are
 * searched unchanged.
 */
export function findFolded(text: string, words: string): [from: number, to: number] | null {
  const wanted = foldedWithPlaces(words).folded
  if (wanted === '') {
    const at = text.indexOf(words)
    return at < 0 ? null : [at, at + words.length]
  }
  const { folded, places } = foldedWithPlaces(text)
  const at = folded.indexOf(wanted)
  if (at < 0) return null
  return [places[at]?.[0] ?? 0, places[at + wanted.length - 1]?.[1] ?? text.length]
}
