/** Converts imported rows to entries of a price list. */
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import type { PriceRow } from '@/features/import/reading.ts'

/** The most rows of a price list; more may not fit into the storage that browsers guarantee. */
export const MAX_PRICES = 50_000

/** Makes the entries. The MRP and target price in a file are left out, because price lists don't store them. */
export function priceEntries(rows: readonly PriceRow[]): PriceEntry[] {
  return rows.map(({ code, price, cost, floor, note, title }) => ({
    code,
    price,
    cost,
    note,
    ...(floor !== null && { floor }),
    ...(title !== null && { title }),
  }))
}
