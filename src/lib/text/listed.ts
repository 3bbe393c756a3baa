/** Several things one after the other, in words or as figures. */
import { typedSign } from '@/lib/numbers/typedSign.ts'

const words = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `us, in and de`: in the language of the sentence around it, which is English. */
export function listed(things: readonly string[]): string {
  return words.format(things)
}

/** `12.50, 13.00`; where the reader's language writes a comma in a figure, `12,50; 13,00`. */
export function listedFigures(figures: readonly string[]): string {
  return figures.join(typedSign() === ',' ? '; ' : ', ')
}
