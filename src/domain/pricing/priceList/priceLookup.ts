/** Finds what a price list says of a code, whichever length of the code either of them writes. */
import { codeKey } from '@/lib/gtin.ts'
import type { OwnPrice, PriceEntry } from './ownPrice.ts'

export type PriceLookup = (code: string) => OwnPrice | null

/** Of several entries of one item the last one counts. */
export function priceLookup(entries: readonly PriceEntry[]): PriceLookup {
  const byItem = new Map(
    entries.map(({ code, ...own }): [string, OwnPrice] => [codeKey(code), own]),
  )
  return (code) => byItem.get(codeKey(code)) ?? null
}
