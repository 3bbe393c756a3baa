import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deletePriceList,
  putBackPrice,
  putBackPriceList,
  readPriceList,
  removePrice,
  replacePriceList,
  setPrice,
} from '@/storage/priceLists/priceList.ts'
import { disk, keyOf } from '@test/stored/priceListDisk.ts'
import {
  asDatabase,
  codes,
  entry,
  many,
  startOnEmptyDisk,
  US,
} from '@test/stored/priceListStore.ts'
import { entriesInMemory, replaceEntriesInMemory } from './storedInMemory.ts'

vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

beforeEach(startOnEmptyDisk)
afterEach(() => replaceEntriesInMemory('priceLists', []))

describe('a price list that the browser can’t store', () => {
  it('stays in memory if there is no database', async () => {
    asDatabase(null)
    expect((await replacePriceList(US, many(3), 1)).saveState).toBe('memory')
    expect(await setPrice(US, entry('11111111'), 2)).toMatchObject({ saveState: 'memory' })
    expect(await readPriceList(US)).toMatchObject({ isInMemory: true })
    expect(await codes()).toHaveLength(4)
    const removed = await removePrice(US, '11111111')
    expect(await codes()).toHaveLength(3)
    if (removed) await putBackPrice(US, removed, 2)
    const deleted = await deletePriceList(US)
    expect(await codes()).toEqual([])
    await putBackPriceList(deleted)
    expect(await codes()).toHaveLength(4)
  })

  it('replaces the longer stored list, which an undo restores', async () => {
    await replacePriceList(US, many(1500), 1)
    disk.room = 0
    const { saveState, former } = await replacePriceList(US, [entry('11111111')], 2)
    expect(saveState).toBe('memory')
    expect(await codes()).toEqual(['11111111'])
    disk.room = Infinity
    await putBackPriceList(former)
    expect(await codes()).toHaveLength(1500)
    expect(entriesInMemory('priceLists')).toEqual([])
  })

  it('is restored completely over the longer list that replaced it', async () => {
    await replacePriceList(US, many(600), 1)
    const { former } = await replacePriceList(US, [...many(1400), entry('11111111')], 2)
    disk.room = 0
    expect(await putBackPriceList(former)).toBe('memory')
    expect((await readPriceList(US)).entries).toEqual(many(600))
  })

  it('is not reported as deleted while it is still stored', async () => {
    await replacePriceList(US, many(3), 1)
    disk.isBroken = true
    await expect(deletePriceList(US)).rejects.toThrow('couldn’t be deleted')
    expect(await codes()).toHaveLength(3)
  })

  it('is stored with its next change, without overwriting damaged parts', async () => {
    await replacePriceList(US, many(3), 1)
    const damaged = { ...US, part: 1, at: 'never', rows: 'lost' }
    disk.parts.set(keyOf(damaged), damaged)
    disk.room = 0
    await setPrice(US, entry('11111111'), 2)
    disk.room = Infinity
    expect(await setPrice(US, entry('22222222'), 3)).toMatchObject({ saveState: 'stored' })
    expect([...disk.parts.values()]).toContainEqual(damaged)
    expect(await codes()).toHaveLength(5)
  })

  it('is stored with its next change once there is room', async () => {
    await replacePriceList(US, many(1500), 1)
    disk.room = 0
    await replacePriceList(US, many(600), 2)
    disk.room = Infinity
    expect(await setPrice(US, entry('11111111'), 3)).toMatchObject({ saveState: 'stored' })
    expect(disk.parts.size).toBe(2)
    expect(await readPriceList(US)).toMatchObject({ isInMemory: false, damaged: 0 })
    expect(await codes()).toHaveLength(601)
  })
})
