import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { disk } from '@test/stored/priceListDisk.ts'
import { codes, entry, many, startOnEmptyDisk, US } from '@test/stored/priceListStore.ts'
import { mergePrices, undoMerge } from './mergePrices.ts'
import { onPriceLists, readPriceList, replacePriceList, setPrice } from './priceList.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

beforeEach(startOnEmptyDisk)
afterEach(() => replaceEntriesInMemory('priceLists', []))

const bare = (code: string, price: number) => ({ code, price, cost: null, note: '' })
const entries = async () => (await readPriceList(US)).entries

describe('prices merged into a list', () => {
  it('start a new list if there is none, in as many parts as needed', async () => {
    const { saveState } = await mergePrices({ ...US, country: 'US' }, many(1201), 5)
    expect(saveState).toBe('stored')
    expect(await readPriceList(US)).toMatchObject({ entries: many(1201), at: 5 })
    expect(disk.parts.size).toBe(3)
  })

  it('change existing products by code of any length, and add new ones at the end', async () => {
    const known = { ...entry('036000291452'), floor: 7, note: 'ours' }
    await replacePriceList(US, [known, entry('11111111')], 1)
    await mergePrices(US, [bare('0036000291452', 20), { ...bare('22222222', 3), title: 'Hat' }], 9)
    expect(await entries()).toEqual([
      { ...known, price: 20 },
      entry('11111111'),
      { ...bare('22222222', 3), title: 'Hat' },
    ])
    expect((await readPriceList(US)).at).toBe(1)
  })

  it('are undone exactly', async () => {
    await replacePriceList(US, many(600), 1)
    const merge = await mergePrices(US, [bare(many(1)[0]?.code ?? '', 20), ...many(700)], 9)
    expect(await codes()).toHaveLength(700)
    await undoMerge(merge)
    expect(await readPriceList(US)).toMatchObject({ entries: many(600), at: 1 })
  })

  it('that were changed since then stay when the others are undone', async () => {
    await replacePriceList(US, [entry('11111111')], 1)
    const merge = await mergePrices(US, [bare('11111111', 20), bare('22222222', 3)], 9)
    await setPrice(US, bare('22222222', 4), 10)
    await undoMerge(merge)
    expect(await entries()).toEqual([entry('11111111'), bare('22222222', 4)])
  })

  it('stay in memory if the database is full, and can be undone there', async () => {
    await replacePriceList(US, [entry('11111111')], 1)
    disk.room = 0
    const merge = await mergePrices(US, [bare('22222222', 3)], 9)
    expect(merge.saveState).toBe('memory')
    expect(await codes()).toEqual(['11111111', '22222222'])
    await undoMerge(merge)
    expect(await codes()).toEqual(['11111111'])
  })

  it('notify the listeners of the list', async () => {
    const notified = vi.fn<() => void>()
    const stop = onPriceLists('demo', notified)
    await undoMerge(await mergePrices(US, many(1), 1))
    expect(notified).toHaveBeenCalledTimes(2)
    stop()
  })
})
