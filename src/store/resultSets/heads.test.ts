import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aSnapshot } from '../../testing/made/aSnapshot.ts'
import { aResultRow } from '../../testing/made/aResultRow.ts'
import { aResultSet } from '../../testing/made/aResultSet.ts'
import { anyDatabase } from '../../testing/kept/anyDatabase.ts'
import { FakeKeyRange } from '../../testing/kept/databaseKeys.ts'
import { database } from '../database/database.ts'
import { heldEntries, holdEntry, holdOnly } from '../database/keptMemory.ts'
import {
  askedProducts,
  bytesOfParts,
  heldProducts,
  keepPart,
  readSnapshot,
} from './snapshotParts.ts'
import { headOf, resultSetStore } from './resultSetEntries.ts'
import {
  changeSet,
  createSet,
  deleteSnapshots,
  heldRows,
  keepSnapshot,
  listSets,
  readRows,
  readSet,
} from './resultSets.ts'

vi.mock('../database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let db: ReturnType<typeof anyDatabase>
const use = (one: object | null) => vi.mocked(database).mockResolvedValue(one as never)

beforeEach(() => {
  db = anyDatabase()
  use(db)
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  holdOnly('resultSets', [])
})

const part = (number: number, ...ids: string[]) => ({
  part: number,
  at: number,
  rows: ids.map((productId) => aResultRow({ productId })),
})
const noEnds = { notFound: [], failed: [] }

describe('sets that are listed', () => {
  const names = async () => (await listSets('demo')).sets.map(({ set }) => set.name)

  it('stand by their last snapshot, or by when they were made, then by name', async () => {
    await createSet('demo', { ...aResultSet('1'), name: 'b', at: 5 })
    await createSet('demo', { ...aResultSet('2'), name: 'a', at: 5 })
    await createSet('demo', { ...aResultSet('3'), name: 'c', at: 9 })
    await createSet('demo', { ...aResultSet('4'), name: 'd', at: 1 })
    await keepSnapshot('demo', aSnapshot({ id: 'm', setId: '4', at: 20 }))
    await keepSnapshot('demo', aSnapshot({ id: 'n', setId: '3', at: 2 }))
    expect(await names()).toEqual(['d', 'a', 'b', 'c'])
    await createSet('demo', { ...aResultSet('0'), name: 'z', at: 5 })
    expect(await names()).toEqual(['d', 'a', 'b', 'z', 'c'])
  })

  it('count what is damaged: of a set, and of none', async () => {
    await createSet('demo', { ...aResultSet('1'), name: 'a' })
    await keepSnapshot('demo', aSnapshot({ id: 'm', setId: '1', at: 2 }), [part(0, 'A')])
    await keepSnapshot('demo', aSnapshot({ id: 'n', setId: '1', at: 4 }), [part(0, 'A', 'B')])
    const damaged = { connectionId: 'demo', of: '', at: 1 }
    db.fill('resultSets', [
      ...db.found('resultSets'),
      { ...damaged, part: 'x', moment: { setId: '1' } },
      { ...damaged, part: 'y', moment: null },
      { ...damaged, part: 'z' },
    ])
    const { sets, damaged: others } = await listSets('demo')
    expect(others).toBe(2)
    const bytes = (await bytesOfParts([part(0, 'A')])) + (await bytesOfParts([part(0, 'A', 'B')]))
    expect(sets).toMatchObject([{ damaged: 1, isHeld: false, bytes }])
    expect(sets[0]?.snapshots.map(({ id }) => id)).toEqual(['n', 'm'])
    expect(await readSet('demo', '1')).toMatchObject({ damaged: 1, bytes })
    await expect(readSet('demo', 'z')).rejects.toThrow('damaged')
    expect(await readSet('demo', 'none')).toBeNull()
  })

  it('have no bytes without a snapshot', async () => {
    await createSet('demo', { ...aResultSet('1'), name: 'a' })
    expect(await listSets('demo')).toMatchObject({
      sets: [{ bytes: 0, snapshots: [] }],
      damaged: 0,
    })
  })
})

describe('the rows of a snapshot', () => {
  const parts = async (snapshotId = 'm') => {
    const read: number[] = []
    const said = await readRows('demo', snapshotId, ({ part: number }) => {
      read.push(number)
    })
    return { read, ...said }
  }

  it.each([0, 9, 10, 11, 20, 21])('are read in their order: %i parts', async (count) => {
    const all = Array.from({ length: count }, (_, at) => part(at, `P${at}`))
    await keepSnapshot('demo', aSnapshot({ id: 'm' }), all)
    await keepSnapshot('demo', aSnapshot({ id: 'other' }), [part(0, 'A')])
    expect(await parts()).toEqual({ read: all.map((one) => one.part), damaged: 0, isHeld: false })
  })

  it('that memory holds come last, in place of those that are stored', async () => {
    await keepSnapshot('demo', aSnapshot({ id: 'm' }), [part(0, 'A'), part(1, 'B'), part(2, 'C')])
    const [, stored] = db.found('resultSets').filter(({ of }) => of === 'm')
    holdEntry('resultSets', stored)
    expect(await parts()).toEqual({ read: [0, 2, 1], damaged: 0, isHeld: true })
    expect(heldRows('demo', 'm')).toEqual([part(1, 'B')])
    expect(await readSnapshot('demo', 'm')).toMatchObject({ parts: [0, 1, 2] })
    use(null)
    expect(await parts()).toEqual({ read: [1], damaged: 0, isHeld: true })
    expect(await resultSetStore.keys(['demo', 'm'])).toEqual([['demo', 'm', 1]])
  })

  it('are counted where they are damaged', async () => {
    await keepSnapshot('demo', aSnapshot({ id: 'm' }), [part(0, 'A')])
    db.fill('resultSets', [
      ...db.found('resultSets'),
      { connectionId: 'demo', of: 'm', part: 1, holds: 'rows', at: 1, rows: [7] },
      { connectionId: 'demo', of: 'm', part: 2 },
    ])
    expect(await parts()).toEqual({ read: [0], damaged: 2, isHeld: false })
  })

  it('weigh what they are as JSON', async () => {
    const long = Array.from({ length: 25 }, (_, at) => part(at, 'é'))
    const one = Buffer.byteLength(JSON.stringify(part(0, 'é').rows))
    expect(await bytesOfParts([])).toBe(0)
    expect(await bytesOfParts(long)).toBe(25 * one)
  })
})

describe('how far a snapshot has come', () => {
  it('is kept with the rows of one part, or without any', async () => {
    const snapshot = aSnapshot({ id: 'm' })
    await keepSnapshot('demo', snapshot)
    expect(await keepPart('demo', snapshot, { notFound: [1], failed: [2] }, part(0, 'A'))).toBe(
      'stored',
    )
    expect(await keepPart('demo', snapshot, { notFound: [], failed: [2] }, null)).toBe('stored')
    expect(await readSnapshot('demo', 'm')).toEqual({
      snapshot,
      ends: { notFound: [], failed: [2] },
      parts: [0],
      products: null,
    })
    const head = db.found('resultSets').find((entry) => entry['part'] === 'm')
    expect(head?.['bytes']).toBe(await bytesOfParts([part(0, 'A')]))
  })

  it('is nothing where it is gone, or no snapshot', async () => {
    expect(await keepPart('demo', aSnapshot({ id: 'm' }), noEnds, null)).toBe('gone')
    expect(await readSnapshot('demo', 'm')).toBeNull()
    const set = aResultSet('s')
    await createSet('demo', set)
    expect(await readSnapshot('demo', 's')).toBeNull()
    await keepPart('demo', aSnapshot({ id: 's' }), noEnds, null)
    expect((await readSet('demo', 's'))?.set).toEqual(set)
    await keepSnapshot('demo', aSnapshot({ id: 'm' }))
    await changeSet('demo', 'm', () => ({ name: 'other', views: [] }))
    expect((await readSnapshot('demo', 'm'))?.snapshot).toEqual(aSnapshot({ id: 'm' }))
  })

  it('knows the products that were asked for, those in memory for a worker', async () => {
    const products = [{ id: 'A', country: 'us' }]
    await keepSnapshot('demo', aSnapshot({ id: 'm' }), [], products)
    expect(await askedProducts('demo', 'm')).toEqual(products)
    expect(heldProducts('demo', 'm')).toBeNull()
    expect(await askedProducts('demo', 'none')).toBeNull()
    db.disk.isFull = true
    await keepSnapshot('demo', aSnapshot({ id: 'n' }), [], products)
    expect(heldProducts('demo', 'n')).toEqual(products)
    await createSet('demo', aResultSet('s'))
    expect(heldProducts('demo', 's')).toBeNull()
    expect(await askedProducts('demo', 's')).toBeNull()
  })

  it('goes on in memory once the database was full, without asking it in vain', async () => {
    const snapshot = aSnapshot({ id: 'm' })
    await keepSnapshot('demo', snapshot)
    db.disk.isFull = true
    expect(await keepPart('demo', snapshot, noEnds, part(0, 'A'))).toBe('memory')
    db.disk.isFull = false
    expect(await keepPart('demo', snapshot, noEnds, part(1, 'B'))).toBe('memory')
    expect(heldRows('demo', 'm').map((one) => one.part)).toEqual([0, 1])
    const places = [headOf('demo', 'm'), ['demo', 'm']] as const
    expect(resultSetStore.inMemory(...places)).toHaveLength(3)
    expect(await resultSetStore.storeMemory(...places)).toBe('stored')
    expect(heldEntries('resultSets')).toEqual([])
    expect(await keepPart('demo', snapshot, noEnds, part(2, 'C'))).toBe('stored')
  })
})

it('a set that is in memory stays there when it is changed, so that it never counts rows that end with the page', async () => {
  const snapshot = aSnapshot({ id: 'm' })
  await keepSnapshot('demo', snapshot)
  db.disk.isFull = true
  await keepPart('demo', snapshot, noEnds, part(0, 'A'))
  db.disk.isFull = false
  expect(await resultSetStore.change(headOf('demo', 'm'), (head) => ({ ...head, at: 7 }))).toBe(
    'memory',
  )
  expect(db.found('resultSets')).toMatchObject([{ bytes: 0 }])
  expect(await resultSetStore.read(headOf('demo', 'm'))).toMatchObject({ at: 7 })
})

describe('entries under an id', () => {
  it('are taken away with their head, in the database and in memory', async () => {
    const snapshot = aSnapshot({ id: 'm' })
    await keepSnapshot('demo', snapshot, [part(0, 'A')])
    db.disk.isFull = true
    await keepPart('demo', snapshot, noEnds, part(1, 'B'))
    db.disk.isFull = false
    await keepSnapshot('demo', aSnapshot({ id: 'n' }), [part(0, 'A')])
    expect(resultSetStore.inMemory(headOf('demo', 'm'))).toHaveLength(1)
    expect(resultSetStore.inMemory(headOf('demo', 'n'))).toEqual([])
    expect((await deleteSnapshots('demo', ['m', 'none']))?.entries).toHaveLength(3)
    expect(heldEntries('resultSets')).toEqual([])
    expect(db.found('resultSets')).toHaveLength(2)
    use(null)
    holdEntry('resultSets', { connectionId: 'demo', of: '', part: 'x' })
    expect((await deleteSnapshots('demo', ['x']))?.entries).toHaveLength(1)
    expect(await deleteSnapshots('demo', ['x'])).toBeNull()
    expect(heldEntries('resultSets')).toEqual([])
  })

  it('are of one connection', async () => {
    db.disk.isFull = true
    await keepSnapshot('demo', aSnapshot({ id: 'm' }), [part(0, 'A')])
    expect(resultSetStore.inMemory(['proxy', 'm'])).toEqual([])
    expect(await resultSetStore.listRaw(['proxy', 'm'])).toEqual([])
    expect(await resultSetStore.listRaw(['demo', 'm'])).toHaveLength(1)
    expect(await resultSetStore.listRaw(['demo', ''])).toHaveLength(1)
  })
})
