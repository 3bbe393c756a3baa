import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PriceEntry } from '../domain/priceList/ownPrice.ts'
import { readBackup, writeBackup } from './backup.ts'
import { database } from './database.ts'
import { deleteKept, putBack, readSnapshot, replaceKept } from './kept.ts'
import { heldEntries, holdOnly } from './keptMemory.ts'
import {
  changePrice,
  deletePriceList,
  listedCountries,
  onPriceLists,
  putBackPrice,
  putBackPriceList,
  readPriceList,
  removePrice,
  replacePriceList,
  setPrice,
} from './priceList.ts'
import { readStoredData } from './storedData.ts'

vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))
const asDatabase = (db: object | null) => vi.mocked(database).mockResolvedValue(db as never)

type Part = { connectionId: string; country: string; part: number }
type Range = [connectionId: string, country: string]

/** A disk with parts of price lists, and room for so many of them. */
const disk = { parts: new Map<string, Part>(), room: Infinity }
const keyOf = ({ connectionId, country, part }: Part) =>
  JSON.stringify([connectionId, country, part])
const isIn = (range: Range | undefined) => (part: Part) =>
  !range || (part.connectionId === range[0] && part.country === range[1])

/** Takes whatever the other stores are given. */
const otherStore = { clear: () => Promise.resolve(), put: () => Promise.resolve() }

/** All or nothing, and one transaction after the other, as a database writes. */
function fakeDatabase() {
  const getAll = (range?: Range) => [...disk.parts.values()].filter(isIn(range))
  const without = (parts: Map<string, Part>, range?: Range) =>
    new Map([...parts].filter(([, part]) => !isIn(range)(part)))
  let lastDone = Promise.resolve()
  return {
    getAll: (name: string, range?: Range) =>
      Promise.resolve(name === 'priceLists' ? getAll(range) : []),
    getAllKeys: (_: string, [connectionId]: Range) =>
      Promise.resolve(
        getAll()
          .filter((part) => part.connectionId === connectionId)
          .map(({ country, part }) => [connectionId, country, part]),
      ),
    delete: (_: string, range: Range) => {
      disk.parts = without(disk.parts, range)
      return Promise.resolve()
    },
    transaction() {
      const turn = lastDone
      const writes: ((parts: Map<string, Part>) => Map<string, Part>)[] = []
      const write = (one: (typeof writes)[number]) => {
        writes.push(one)
        return Promise.resolve()
      }
      const store = {
        getAll: (range: Range) => turn.then(() => getAll(range)),
        put: (part: Part) => {
          const copy = structuredClone(part)
          return write((parts) => new Map([...parts, [keyOf(copy), copy]]))
        },
        delete: (range: Range) => write((parts) => without(parts, range)),
        clear: () => write(() => new Map()),
      }
      const commit = async () => {
        await turn
        // A transaction takes requests until it is left alone for a moment.
        await new Promise((resolve) => setImmediate(resolve))
        let next = disk.parts
        for (const one of writes) next = one(next)
        if (next.size > disk.room) throw new DOMException('full', 'QuotaExceededError')
        disk.parts = next
      }
      const done = commit()
      lastDone = done.catch(() => {})
      return {
        store,
        objectStore: (name: string) => (name === 'priceLists' ? store : otherStore),
        done,
      }
    },
  }
}

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
  disk.parts = new Map()
  disk.room = Infinity
  vi.stubGlobal('IDBKeyRange', { bound: (lower: Range) => lower })
  asDatabase(fakeDatabase())
})
afterEach(() => holdOnly('priceLists', []))

describe('a price list', () => {
  it('is read as it was saved, in its order, over as many parts as it needs', async () => {
    const entries = many(1201)
    expect((await replacePriceList(US, entries, 5)).keeping).toBe('stored')
    expect(await readPriceList(US)).toEqual({ entries, at: 5, damaged: 0, isHeld: false })
    expect(disk.parts.size).toBe(3)
  })

  it('is one of its connection and country, whatever case the country is written in', async () => {
    await replacePriceList(US, [entry('11111111')], 1)
    expect(await codes({ connectionId: 'demo', country: 'US' })).toEqual(['11111111'])
    expect(await codes({ connectionId: 'demo', country: 'de' })).toEqual([])
    expect(await codes({ connectionId: 'proxy', country: 'us' })).toEqual([])
  })

  it('is among the lists of its connection until it is deleted', async () => {
    await replacePriceList(US, many(1200), 1)
    await replacePriceList({ connectionId: 'demo', country: 'de' }, many(1), 1)
    disk.room = 0
    await replacePriceList({ connectionId: 'demo', country: 'in' }, many(1), 1)
    expect(await listedCountries('demo')).toEqual(['us', 'de', 'in'])
    await deletePriceList(US)
    expect(await listedCountries('demo')).toEqual(['de', 'in'])
    expect(await listedCountries('proxy')).toEqual([])
  })

  it('takes the place of the one before it, however much longer that was', async () => {
    const { former: none } = await replacePriceList(US, many(1201), 5)
    const { former } = await replacePriceList(US, [entry('11111111')], 5)
    expect(await codes()).toEqual(['11111111'])
    expect((await readPriceList(US)).at).toBe(6)
    await putBackPriceList(former)
    expect(await readPriceList(US)).toMatchObject({ entries: many(1201), at: 5 })
    await putBackPriceList(none)
    expect(await codes()).toEqual([])
  })

  it('changes an item in its place, in any length of its code, and gains others at its end', async () => {
    await replacePriceList(US, [entry('036000291452'), entry('11111111')], 1)
    await setPrice(US, entry('0036000291452', 20), 2)
    await setPrice(US, entry('22222222'), 2)
    const { entries, at } = await readPriceList(US)
    expect(entries.map(({ code, price }) => [code, price])).toEqual([
      ['0036000291452', 20],
      ['11111111', 10],
      ['22222222', 10],
    ])
    expect(at).toBe(1)
  })

  it('changes one thing said of an item and leaves the others, however many changes come at once', async () => {
    await replacePriceList(US, [entry('036000291452'), entry('11111111')], 1)
    const changes = [
      changePrice(US, '0036000291452', { price: 20 }),
      changePrice(US, '036000291452', { note: 'x' }),
    ]
    expect(await Promise.all(changes)).toEqual([true, true])
    expect((await readPriceList(US)).entries[0]).toEqual({
      code: '036000291452',
      price: 20,
      cost: 4,
      note: 'x',
    })
  })

  it('does not change an item to nothing, or one that is not there', async () => {
    await replacePriceList(US, [entry('11111111')], 1)
    expect(await changePrice(US, '11111111', { price: null })).toBe(true)
    expect(await changePrice(US, '11111111', { cost: null })).toBe(false)
    expect(await changePrice(US, '22222222', { price: 1 })).toBe(false)
    expect((await readPriceList(US)).entries).toEqual([entry('11111111', null)])
  })

  it('begins with the first item that is added', async () => {
    await setPrice(US, entry('11111111'), 7)
    expect(await readPriceList(US)).toMatchObject({ entries: [entry('11111111')], at: 7 })
  })

  it('begins a new part where the last one is full', async () => {
    await replacePriceList(US, many(500), 1)
    await setPrice(US, entry('11111111'), 2)
    expect(disk.parts.size).toBe(2)
    expect((await codes()).at(-1)).toBe('11111111')
  })

  it('loses an item and gets it back in its place', async () => {
    await replacePriceList(US, many(600), 1)
    const before = await codes()
    const removed = await removePrice(US, before[3] ?? '')
    expect(await codes()).toHaveLength(599)
    if (removed) await putBackPrice(US, removed, 2)
    expect(await codes()).toEqual(before)
  })

  it('keeps what was said of an item since it was removed', async () => {
    await replacePriceList(US, [entry('11111111', 1)], 1)
    const removed = await removePrice(US, '11111111')
    await setPrice(US, entry('11111111', 2), 2)
    if (removed) await putBackPrice(US, removed, 3)
    expect((await readPriceList(US)).entries).toEqual([entry('11111111', 2)])
    expect(await removePrice(US, '99999999')).toBeNull()
  })

  it('is deleted and comes back to the letter, damaged parts included', async () => {
    await replacePriceList(US, many(3), 1)
    const damaged = { ...US, part: 9, at: 'never', rows: 'lost' }
    disk.parts.set('damaged', damaged)
    expect((await readPriceList(US)).damaged).toBe(1)
    const deleted = await deletePriceList(US)
    expect(await readPriceList(US)).toEqual({ entries: [], at: null, damaged: 0, isHeld: false })
    await putBackPriceList(deleted)
    expect(await readPriceList(US)).toMatchObject({ entries: many(3), damaged: 1 })
  })

  it('calls back at each change', async () => {
    const called = vi.fn<() => void>()
    const stop = onPriceLists(called)
    await replacePriceList(US, many(1), 1)
    await setPrice(US, entry('11111111'), 1)
    await removePrice(US, '11111111')
    await putBackPriceList(await deletePriceList(US))
    expect(called).toHaveBeenCalledTimes(5)
    stop()
    await deletePriceList(US)
    expect(called).toHaveBeenCalledTimes(5)
  })
})

describe('a price list that the browser does not take', () => {
  it('is kept in memory where there is no database', async () => {
    asDatabase(null)
    expect((await replacePriceList(US, many(3), 1)).keeping).toBe('memory')
    expect(await setPrice(US, entry('11111111'), 2)).toBe('memory')
    expect(await readPriceList(US)).toMatchObject({ isHeld: true })
    expect(await codes()).toHaveLength(4)
    const removed = await removePrice(US, '11111111')
    expect(await codes()).toHaveLength(3)
    if (removed) await putBackPrice(US, removed, 2)
    const deleted = await deletePriceList(US)
    expect(await codes()).toEqual([])
    await putBackPriceList(deleted)
    expect(await codes()).toHaveLength(4)
  })

  it('stands in place of the longer one that is stored, which an undo brings back', async () => {
    await replacePriceList(US, many(1500), 1)
    disk.room = 0
    const { keeping, former } = await replacePriceList(US, [entry('11111111')], 2)
    expect(keeping).toBe('memory')
    expect(await codes()).toEqual(['11111111'])
    disk.room = Infinity
    await putBackPriceList(former)
    expect(await codes()).toHaveLength(1500)
    expect(heldEntries('priceLists')).toEqual([])
  })

  it('is stored with its next change once there is room', async () => {
    await replacePriceList(US, many(1500), 1)
    disk.room = 0
    await replacePriceList(US, many(600), 2)
    disk.room = Infinity
    expect(await setPrice(US, entry('11111111'), 3)).toBe('stored')
    expect(disk.parts.size).toBe(2)
    expect(await readPriceList(US)).toMatchObject({ isHeld: false, damaged: 0 })
    expect(await codes()).toHaveLength(601)
  })
})

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
