import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PriceEntry } from '../domain/priceList/ownPrice.ts'
import { emptyDisk, fakeDatabase } from '../testing/priceListDisk.ts'
import { readBackup, writeBackup } from './backup.ts'
import { database } from './database.ts'
import { deleteKept, putBack, readSnapshot, replaceKept } from './kept.ts'
import { holdOnly } from './keptMemory.ts'
import { deletePriceList, readPriceList, replacePriceList } from './priceList.ts'
import { readStoredData } from './storedData.ts'

vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))
const asDatabase = (db: object | null) => vi.mocked(database).mockResolvedValue(db as never)

const US = { connectionId: 'demo', country: 'us' }
const entry = (code: string, price: number | null = 10): PriceEntry => ({
  code,
  price,
  cost: 4,
  note: '',
})
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => entry(String(20_000_000_000_00 + at)))
const codes = async (place = US) => (await readPriceList(place)).entries.map(({ code }) => code)

beforeEach(() => {
  emptyDisk()
  vi.stubGlobal('IDBKeyRange', { bound: (lower: [string, string]) => lower })
  asDatabase(fakeDatabase())
})
afterEach(() => holdOnly('priceLists', []))

describe('what Settings does with price lists', () => {
  it('counts them, and takes them away and back', async () => {
    await replacePriceList(US, many(600), 3)
    const { kinds } = await readStoredData()
    expect(kinds.find(({ name }) => name === 'priceLists')).toMatchObject({
      label: 'Price lists, in parts of up to 500 rows',
      items: 2,
      oldest: 3,
      damaged: 0,
    })
    const deleted = await deleteKept(['priceLists'])
    expect(await codes()).toEqual([])
    await putBack(deleted)
    expect(await codes()).toHaveLength(600)
  })

  it('backs them up in a file that restores them', async () => {
    await replacePriceList(US, many(600), 3)
    const file = writeBackup(await readSnapshot(), 9)
    await deletePriceList(US)
    const reading = readBackup(file)
    if (reading.kind !== 'ok') throw new Error(reading.says)
    await replaceKept(reading.backup.snapshot)
    expect((await readPriceList(US)).entries).toEqual(many(600))
  })

  it('shows the newest list alone where an undo there has brought back an older one', async () => {
    await replacePriceList(US, many(1200), 3)
    const deleted = await deleteKept(['priceLists'])
    await replacePriceList(US, [entry('11111111')], 4)
    await putBack(deleted)
    expect(await codes()).toEqual(['11111111'])
  })
})
