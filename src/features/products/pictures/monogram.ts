/** Two letters that represent a merchant without a logo. */
import { MISSING } from '@/lib/text/missing.ts'

const ONSETS = /^(?:[bcfgp]l|[bcdfgpt]r|[cpstw]h|[st]w|wr|kn|qu|s[cklmnpt])$/

/**
 * The monogram of a name. Two words give their initials ("Thread & Post" → TP); one word gives its first letter and the letter that
 * begins its second syllable ("Northgate" → NG), which distinguishes names with the same beginning. Without letters it is an en
 * dash.
 */
export function monogram(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const [first, second] = words
  if (first === undefined) return MISSING
  if (second !== undefined) return upper(initial(first) + initial(second))
  const syllables = /^([^aeiouy]*[aeiouy]+)([^aeiouy]+)[aeiouy]/.exec(first.toLowerCase())
  const consonants = syllables?.[2]
  if (consonants === undefined) return upper(Array.from(first).slice(0, 2).join(''))
  const pair = consonants.slice(-2)
  return upper(initial(first) + initial(ONSETS.test(pair) ? pair : consonants.slice(-1)))
}

function initial(word: string): string {
  const [character = ''] = word
  return character
}

function upper(text: string): string {
  return text.toUpperCase()
}
