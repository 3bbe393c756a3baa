/** Finds the entry of a code in My prices, whichever length of the code either side uses. */
import { codeKey } from '@/lib/gtin.ts'
import type { OwnPrice, PriceEntry } from './ownPrice.ts'

export type PriceLookup = (code: string) => OwnPrice | null

/** Makes the function that finds entries. If several entries are for the same code, the last one counts. */
export function priceLookup(entries: readonly PriceEntry[]): PriceLookup {
  const byItem = new Map(
    entries.map(({ code, ...own }): [string, OwnPrice] => [codeKey(code), own]),
  )
  return (code) => byItem.get(codeKey(code)) ?? null
}
