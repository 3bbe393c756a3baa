/** Turns imported rows into products of a collection. */
import { cleanNote, entryKey, type NewEntry } from '@/domain/picked/productList.ts'
import type { ProductRow } from '@/features/import/reading.ts'

export type ProductEntries = {
  /** The products, each of them once per country. */
  products: NewEntry[]
  /** How many rows repeat a product. */
  repeated: number
}

/** Turns the rows into products; `country` applies to rows that name none. */
export function productEntries(rows: readonly ProductRow[], country: string): ProductEntries {
  const products = new Map<string, NewEntry>()
  for (const { id, country: own, note } of rows) {
    const product = { id, country: own ?? country, note: cleanNote(note) }
    const key = entryKey(product)
    if (!products.has(key)) products.set(key, product)
  }
  return { products: [...products.values()], repeated: rows.length - products.size }
}
