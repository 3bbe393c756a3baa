/** Which entries of a price list are looked for. */
import type { PriceEntry } from '../../../market/priceList/ownPrice.ts'

/** By part of the code, zeros at its start aside, or by part of the name or the note in any letter case; all for an empty text. */
export function findPrices(entries: readonly PriceEntry[], text: string): readonly PriceEntry[] {
  const words = text.trim().toLowerCase()
  if (words === '') return entries
  const joined = words.replace(/(?<=\d)[\s-]+(?=\d)/g, '')
  const digits = /^\d+$/.test(joined) ? joined.replace(/^0+(?=\d)/, '') : null
  return entries.filter(
    ({ code, note, title = '' }) =>
      (digits !== null && code.includes(digits)) ||
      [title, note].some((said) => said.toLowerCase().includes(words)),
  )
}
