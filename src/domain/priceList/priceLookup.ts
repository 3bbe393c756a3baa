/** Finds what a price list says of a code, whichever length of the code either of them writes. */
import type { OwnPrice, PriceEntry } from './ownPrice.ts'

export type PriceLookup = (code: string) => OwnPrice | null

/** The same for all lengths of one item: only zeros at the start come or go (`gtinForms`). */
export function itemOf(code: string): string {
  return code.replace(/^0+/, '')
}

/** Of several entries of one item the last one counts. */
export function priceLookup(entries: readonly PriceEntry[]): PriceLookup {
  const byItem = new Map(
    entries.map(({ code, price, cost, note }) => [itemOf(code), { price, cost, note }]),
  )
  return (code) => byItem.get(itemOf(code)) ?? null
}
