/** Searches the entries of a price list. */
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { foldText } from '@/lib/text/spelling.ts'

/** Finds the entries with the text in their code (leading zeros don't count), name or note. An empty text finds all. */
export function findPrices(entries: readonly PriceEntry[], text: string): readonly PriceEntry[] {
  const words = text.trim()
  if (words === '') return entries
  const joined = words.replace(/(?<=\d)[\s-]+(?=\d)/g, '')
  const digits = /^\d+$/.test(joined) ? joined.replace(/^0+(?=\d)/, '') : null
  const folded = foldText(words)
  return entries.filter(
    ({ code, note, title = '' }) =>
      (digits !== null && code.includes(digits)) ||
      [title, note].some((field) => foldText(field).includes(folded)),
  )
}
