/** Shared by the tests of saved price lists; each mocks `storage/database/database.ts`, and this file reads from that mock. */
import { vi } from 'vitest'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { database } from '@/storage/database/database.ts'
import { readPriceList } from '@/storage/priceLists/priceList.ts'
import { emptyDisk, fakeDatabase } from './priceListDisk.ts'

export const asDatabase = (db: object | null) => vi.mocked(database).mockResolvedValue(db as never)

export const US = { connectionId: 'demo', country: 'us' }
export const entry = (code: string, price: number | null = 10): PriceEntry => ({
  code,
  price,
  cost: 4,
  note: '',
})
export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => entry(String(20_000_000_000_00 + at)))
export const codes = async (place = US) =>
  (await readPriceList(place)).entries.map(({ code }) => code)

export function startOnEmptyDisk(): void {
  emptyDisk()
  vi.stubGlobal('IDBKeyRange', { bound: (lower: readonly string[]) => lower })
  asDatabase(fakeDatabase())
}
