/** Joins several things in a list, as words or as figures. */
import { typedSign } from '@/lib/numbers/typedSign.ts'

const words = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Several things in words: `us, in and de`. The list is in English, like the sentence around it. */
export function joinInWords(things: readonly string[]): string {
  return words.format(things)
}

/** Several figures: `12.50, 13.00`; with semicolons (`12,50; 13,00`) if the user’s language has decimal commas. */
export function listedFigures(figures: readonly string[]): string {
  return figures.join(typedSign() === ',' ? '; ' : ', ')
}
