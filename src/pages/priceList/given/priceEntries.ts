/** Imported rows as entries of a price list. */
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import type { PriceRow } from '@/features/import/reading.ts'

/** Rows of one list. More of them would not fit into the storage that browsers give for sure. */
export const MAX_PRICES = 50_000

/** The list price (MRP) and the target price of a file have no place in a price list. */
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
