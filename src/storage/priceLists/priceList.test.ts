import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entriesInMemory, replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { disk, keyOf } from '@test/stored/priceListDisk.ts'
import {
  asDatabase,
  codes,
  entry,
  many,
  startOnEmptyDisk,
  US,
} from '@test/stored/priceListStore.ts'
import {
  changePrice,
  deletePriceList,
  listedCountries,
  onPriceLists,
  putBackPrice,
  putBackPriceList,
  readPriceList,
  removePrice,
  clearPrice,
  replacePriceList,
  setPrice,
} from './priceList.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

beforeEach(startOnEmptyDisk)
afterEach(() => replaceEntriesInMemory('priceLists', []))

describe('a price list', () => {
  it('is read as saved, in order, in as many parts as needed', async () => {
    const entries = many(1201)
    expect((await replacePriceList(US, entries, 5)).saveState).toBe('stored')
    expect(await readPriceList(US)).toEqual({ entries, at: 5, damaged: 0, isInMemory: false })
    expect(disk.parts.size).toBe(3)
  })

  it('belongs to one connection and one country, in any letter case', async () => {
    await replacePriceList(US, [entry('11111111')], 1)
    expect(await codes({ connectionId: 'demo', country: 'US' })).toEqual(['11111111'])
    expect(await codes({ connectionId: 'demo', country: 'de' })).toEqual([])
    expect(await codes({ connectionId: 'proxy', country: 'us' })).toEqual([])
  })

  it('is listed for its connection until it is deleted', async () => {
    await replacePriceList(US, many(1200), 1)
    await replacePriceList({ connectionId: 'demo', country: 'de' }, many(1), 1)
    disk.room = 0
    await replacePriceList({ connectionId: 'demo', country: 'in' }, many(1), 1)
    expect(await listedCountries('demo')).toEqual(['us', 'de', 'in'])
    await deletePriceList(US)
    expect(await listedCountries('demo')).toEqual(['de', 'in'])
    expect(await listedCountries('proxy')).toEqual([])
  })

  it('replaces the earlier list completely, even a longer one', async () => {
    const { former: none } = await replacePriceList(US, many(1201), 5)
    const { former } = await replacePriceList(US, [entry('11111111')], 5)
    expect(await codes()).toEqual(['11111111'])
    expect((await readPriceList(US)).at).toBe(6)
    await putBackPriceList(former)
    expect(await readPriceList(US)).toMatchObject({ entries: many(1201), at: 5 })
    await putBackPriceList(none)
    expect(await codes()).toEqual([])
  })

  it('changes an existing item by code of any length, and adds new items at the end', async () => {
    await replacePriceList(US, [entry('036000291452'), entry('11111111')], 1)
    await setPrice(US, entry('0036000291452', 20), 2)
    await setPrice(US, entry('22222222'), 2)
    const { entries, at } = await readPriceList(US)
    expect(entries.map(({ code, price }) => [code, price])).toEqual([
      ['036000291452', 20],
      ['11111111', 10],
      ['22222222', 10],
    ])
    expect(at).toBe(1)
  })

  it('retains values that a change doesn’t include, and returns the former item', async () => {
    const known = { ...entry('11111111'), note: 'ours' }
    await replacePriceList(US, [known], 1)
    const bare = { code: '11111111', price: 20, cost: null, note: '' }
    expect(await setPrice(US, bare, 2)).toEqual({ saveState: 'stored', former: known })
    expect((await readPriceList(US)).entries).toEqual([{ ...known, price: 20 }])
    expect(await setPrice(US, { ...bare, code: '22222222' }, 2)).toMatchObject({ former: null })
  })

  it('changes one value of an item and leaves the others, even with simultaneous changes', async () => {
    await replacePriceList(US, [entry('036000291452'), entry('11111111')], 1)
    const changes = [
      changePrice(US, '0036000291452', { price: 20 }),
      changePrice(US, '036000291452', { note: 'x' }),
    ]
    expect(await Promise.all(changes)).toEqual([{ kind: 'changed' }, { kind: 'changed' }])
    expect((await readPriceList(US)).entries[0]).toEqual({
      code: '036000291452',
      price: 20,
      cost: 4,
      note: 'x',
    })
  })

  it('leaves an item that was changed in the meantime, and returns its current value', async () => {
    await replacePriceList(US, [entry('11111111')], 1)
    const change = (price: number) =>
      changePrice(US, '11111111', { price }, (now) => now.price === 10)
    expect(await Promise.all([change(20), change(30)])).toEqual([
      { kind: 'changed' },
      { kind: 'other', entry: entry('11111111', 20) },
    ])
    const added = await setPrice(US, entry('22222222'), 2, (former) => former === null)
    expect(added.saveState).toBe('stored')
    expect(await setPrice(US, entry('22222222', 30), 2, (former) => former === null)).toEqual({
      saveState: 'other',
      former: entry('22222222'),
    })
    expect((await readPriceList(US)).entries.map(({ price }) => price)).toEqual([20, 10])
  })

  it('clears only the price if the item has a cost, and nothing if it was changed since', async () => {
    const bare = { ...entry('22222222'), cost: null }
    await replacePriceList(US, [entry('11111111'), bare], 1)
    const clear = (code: string) => clearPrice(US, code, ({ price }) => price === 10)
    await changePrice(US, '22222222', { price: 30 })
    expect(await clear('22222222')).toEqual({ kind: 'other', entry: { ...bare, price: 30 } })
    await changePrice(US, '22222222', { price: 10 })
    expect(await clear('22222222')).toMatchObject({ kind: 'removed', removed: { entry: bare } })
    expect(await clear('11111111')).toEqual({ kind: 'changed', former: entry('11111111') })
    expect(await clear('33333333')).toEqual({ kind: 'nothing' })
    expect((await readPriceList(US)).entries).toEqual([entry('11111111', null)])
  })

  it('doesn’t remove the last value of an item, or change a missing item', async () => {
    await replacePriceList(US, [entry('11111111')], 1)
    expect(await changePrice(US, '11111111', { price: null })).toEqual({ kind: 'changed' })
    expect(await changePrice(US, '11111111', { cost: null })).toEqual({ kind: 'nothing' })
    expect(await changePrice(US, '22222222', { price: 1 })).toEqual({ kind: 'nothing' })
    expect((await readPriceList(US)).entries).toEqual([entry('11111111', null)])
  })

  it('is created with the first added item', async () => {
    await setPrice(US, entry('11111111'), 7)
    expect(await readPriceList(US)).toMatchObject({ entries: [entry('11111111')], at: 7 })
  })

  it('starts a new part when the last one is full', async () => {
    await replacePriceList(US, many(500), 1)
    await setPrice(US, entry('11111111'), 2)
    expect(disk.parts.size).toBe(2)
    expect((await codes()).at(-1)).toBe('11111111')
  })

  it('doesn’t overwrite a damaged part with a new one', async () => {
    await replacePriceList(US, many(500), 1)
    const damaged = { ...US, part: 1, at: 'never', rows: 'lost' }
    disk.parts.set(keyOf(damaged), damaged)
    await setPrice(US, entry('11111111'), 2)
    expect([...disk.parts.values()]).toContainEqual(damaged)
    expect(await readPriceList(US)).toMatchObject({ damaged: 1 })
    expect(await codes()).toHaveLength(501)
  })

  it('can remove an item and restore it at its position', async () => {
    await replacePriceList(US, many(600), 1)
    const before = await codes()
    const removed = await removePrice(US, before[3] ?? '')
    expect(await codes()).toHaveLength(599)
    if (removed) await putBackPrice(US, removed, 2)
    expect(await codes()).toEqual(before)
  })

  it('retains a newer value when a removed item is restored', async () => {
    await replacePriceList(US, [entry('11111111', 1)], 1)
    const removed = await removePrice(US, '11111111')
    await setPrice(US, entry('11111111', 2), 2)
    if (removed) await putBackPrice(US, removed, 3)
    expect((await readPriceList(US)).entries).toEqual([entry('11111111', 2)])
    expect(await removePrice(US, '99999999')).toBeNull()
  })

  it('is deleted and restored completely, including damaged parts', async () => {
    await replacePriceList(US, many(3), 1)
    const damaged = { ...US, part: 9, at: 'never', rows: 'lost' }
    disk.parts.set('damaged', damaged)
    expect((await readPriceList(US)).damaged).toBe(1)
    const deleted = await deletePriceList(US)
    expect(await readPriceList(US)).toEqual({
      entries: [],
      at: null,
      damaged: 0,
      isInMemory: false,
    })
    await putBackPriceList(deleted)
    expect(await readPriceList(US)).toMatchObject({ entries: many(3), damaged: 1 })
  })

  it.each([
    ['replaced', () => replacePriceList(US, many(2), 9).then(({ former }) => former)],
    ['deleted', () => deletePriceList(US)],
  ])('is restored with a change made just before it was %s', async (_, replaceOrDelete) => {
    await replacePriceList(US, [entry('11111111')], 1)
    const [, former] = await Promise.all([setPrice(US, entry('22222222'), 2), replaceOrDelete()])
    await putBackPriceList(former)
    expect(await codes()).toEqual(['11111111', '22222222'])
  })

  it('is neither replaced nor extended if the database can’t be read', async () => {
    await replacePriceList(US, many(1), 1)
    const refuse = () => {
      throw new DOMException('closed', 'InvalidStateError')
    }
    asDatabase({ getAll: async () => refuse(), transaction: refuse })
    await expect(replacePriceList(US, many(2), 2)).rejects.toThrow('isn’t responding')
    await expect(setPrice(US, entry('11111111'), 2)).rejects.toThrow('isn’t responding')
    expect(entriesInMemory('priceLists')).toEqual([])
  })

  it('notifies listeners of each change', async () => {
    const listener = vi.fn<() => void>()
    const stop = onPriceLists('demo', listener)
    await replacePriceList(US, many(1), 1)
    await setPrice(US, entry('11111111'), 1)
    await removePrice(US, '11111111')
    await putBackPriceList(await deletePriceList(US))
    expect(listener).toHaveBeenCalledTimes(5)
    stop()
    await deletePriceList(US)
    expect(listener).toHaveBeenCalledTimes(5)
  })

  it('notifies listeners of a change in another tab', async () => {
    const listener = vi.fn<() => void>()
    const stop = onPriceLists('demo', listener)
    const other = new BroadcastChannel('catalog-explorer:priceLists')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    other.postMessage('demo')
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
    other.close()
    stop()
  })
})
