import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deletePriceList, readPriceList, replacePriceList } from '@/storage/priceLists/priceList.ts'
import { codes, entry, many, startOnEmptyDisk, US } from '@test/stored/priceListStore.ts'
import { readBackup, writeBackup } from './backup.ts'
import { deleteStored, restoreStored, readContents, replaceStored } from './stored.ts'
import { readStoredData } from './storedData.ts'
import { replaceEntriesInMemory } from './storedInMemory.ts'

vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

beforeEach(startOnEmptyDisk)
afterEach(() => replaceEntriesInMemory('priceLists', []))

describe('price lists in Settings', () => {
  it('are counted, deleted and restored', async () => {
    await replacePriceList(US, many(600), 3)
    const { kinds } = await readStoredData()
    expect(kinds.find(({ name }) => name === 'priceLists')).toMatchObject({
      label: 'Price lists, in parts of up to 500 rows',
      items: 2,
      oldest: 3,
      damaged: 0,
    })
    expect(kinds.find(({ name }) => name === 'preferences')).toMatchObject({ items: 0, bytes: 0 })
    const deleted = await deleteStored(['priceLists'])
    expect(await codes()).toEqual([])
    await restoreStored(deleted)
    expect(await codes()).toHaveLength(600)
  })

  it('are saved in a backup that restores them', async () => {
    await replacePriceList(US, many(600), 3)
    const file = writeBackup(await readContents(), 9)
    await deletePriceList(US)
    const reading = readBackup(file)
    if (reading.kind !== 'ok') throw new Error(reading.message)
    await replaceStored(reading.backup.contents)
    expect((await readPriceList(US)).entries).toEqual(many(600))
  })

  it('show only the newest list after an undo has restored an older one', async () => {
    await replacePriceList(US, many(1200), 3)
    const deleted = await deleteStored(['priceLists'])
    await replacePriceList(US, [entry('11111111')], 4)
    await restoreStored(deleted)
    expect(await codes()).toEqual(['11111111'])
  })
})
