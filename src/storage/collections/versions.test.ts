import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/storage/database/database.ts'
import { entriesInMemory, replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { emptyDisk, fakeDatabase, type Disk } from '@test/jobs/fakeDatabase.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import {
  changeCollection,
  DamagedCollectionError,
  deleteCollection,
  onCollections,
  restoreDeleted,
} from './collections.ts'
import { savePart, readVersion } from './versionParts.ts'
import { rowsInMemory, readRows, type StoredRows } from './versionParts.ts'
import {
  createFromSearch,
  deleteVersions,
  saveVersion,
  listVersions,
  readVersions,
} from './versions.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))
const asDatabase = (db: object | null) => vi.mocked(database).mockResolvedValue(db as never)

let disk: Disk

beforeEach(() => {
  disk = emptyDisk()
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  asDatabase(fakeDatabase(disk))
})
afterEach(() => replaceEntriesInMemory('collections', []))

/** The first version of collection `a`, with this many rows. */
const a1 = (rows = 0) =>
  aVersion({
    id: 'a1',
    setId: 'a',
    counts: { asks: 1, done: 1, notFound: 0, failed: 0, rows, duplicates: 0, withoutId: 0 },
  })
const sorted = ({ entries }: Disk) =>
  JSON.stringify([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))

const noEnds = { notFound: [], failed: [] }
const part = (number: number, ...ids: string[]): StoredRows => ({
  part: number,
  at: 5,
  rows: ids.map((productId) => aResultRow({ productId })),
})
const idsOf = async (versionId: string) => {
  const ids: (string | null)[] = []
  const read = await readRows('demo', versionId, ({ rows }) => {
    ids.push(...rows.map(({ productId }) => productId))
  })
  return { ids, ...read }
}

/** Two collections; the first has two versions. */
async function saveTwo() {
  await createFromSearch('demo', aCollection('a'))
  await saveVersion('demo', aVersion({ id: 'a1', setId: 'a', at: 10 }), [part(0, 'P1', 'P2')])
  await saveVersion('demo', aVersion({ id: 'a2', setId: 'a', at: 20 }), [part(0, 'P1', 'P3')])
  await createFromSearch('demo', aCollection('b', { at: 15 }))
}

describe('collections', () => {
  it('are listed per connection with their versions, the most recently updated first', async () => {
    await saveTwo()
    await createFromSearch('live', aCollection('c'))
    const { savedVersions, damaged } = await listVersions('demo')
    expect(savedVersions.map(({ collection }) => collection.id)).toEqual(['a', 'b'])
    expect(savedVersions[0]?.versions.map(({ id }) => id)).toEqual(['a2', 'a1'])
    expect(savedVersions[0]).toMatchObject({ damaged: 0, isInMemory: false })
    expect(savedVersions[0]?.bytes).toBeGreaterThan(1000)
    expect(damaged).toBe(0)
    expect(await readVersions('demo', 'unknown')).toBeNull()
  })

  it('can be renamed and get views, based on their current state', async () => {
    await saveTwo()
    await changeCollection('demo', 'a', ({ views }) => ({ name: 'Shirts', views }))
    const view = { name: 'Cheap', state: 'from=1' }
    await changeCollection('demo', 'a', ({ name, views }) => ({ name, views: [...views, view] }))
    expect((await readVersions('demo', 'a'))?.collection).toMatchObject({
      name: 'Shirts',
      views: [view],
    })
    expect(await changeCollection('demo', 'gone', () => ({ name: '', views: [] }))).toBe('gone')
  })

  it('notify the listeners of their connection about changes, but not about arriving rows', async () => {
    const listener = vi.fn<() => void>()
    const stop = onCollections('demo', listener)
    await saveTwo()
    expect(listener).toHaveBeenCalledTimes(4)
    await savePart('demo', a1(), noEnds, part(1, 'P9'))
    await createFromSearch('live', aCollection('c'))
    expect(listener).toHaveBeenCalledTimes(4)
    stop()
  })

  it('are restored exactly after a deletion', async () => {
    await saveTwo()
    const before = sorted(disk)
    const deleted = await deleteCollection('demo', 'a')
    expect(
      (await listVersions('demo')).savedVersions.map(({ collection }) => collection.id),
    ).toEqual(['b'])
    expect((await idsOf('a1')).ids).toEqual([])
    expect(disk.entries.size).toBe(1)
    await restoreDeleted(deleted)
    expect(sorted(disk)).toBe(before)
  })

  it('can lose one version and get it back', async () => {
    await saveTwo()
    const deleted = await deleteVersions('demo', ['a1'])
    expect((await readVersions('demo', 'a'))?.versions.map(({ id }) => id)).toEqual(['a2'])
    expect((await idsOf('a2')).ids).toEqual(['P1', 'P3'])
    await restoreDeleted(deleted)
    expect((await idsOf('a1')).ids).toEqual(['P1', 'P2'])
  })
})

describe('the rows of a version', () => {
  it('are stored in parts with the progress of the version, and read in order', async () => {
    await createFromSearch('demo', aCollection('a'))
    await saveVersion('demo', a1(0))
    const parts = Array.from({ length: 25 }, (_, number) => number).toReversed()
    for (const number of parts) {
      const version = a1(25 - number)
      await savePart('demo', version, { notFound: [30], failed: [31] }, part(number, `P${number}`))
    }
    expect((await idsOf('a1')).ids).toEqual(parts.toReversed().map((number) => `P${number}`))
    expect(await readVersion('demo', 'a1')).toMatchObject({
      version: { counts: { rows: 25 } },
      ends: { notFound: [30], failed: [31] },
      parts: parts.toReversed(),
    })
  })

  it('are not stored if the version was deleted', async () => {
    await createFromSearch('demo', aCollection('a'))
    expect(await savePart('demo', a1(), noEnds, part(0, 'P1'))).toBe('gone')
    expect(disk.entries.size).toBe(1)
  })

  it('are counted if they are damaged, and the others are still read', async () => {
    await saveTwo()
    const key = JSON.stringify(['demo', 'a1', 7])
    disk.entries.set(key, { connectionId: 'demo', of: 'a1', part: 7 })
    expect(await idsOf('a1')).toEqual({ ids: ['P1', 'P2'], damaged: 1, isInMemory: false })
  })
})

describe('damaged entries of collections and versions', () => {
  it('are counted with their collection, and the others are read', async () => {
    await saveTwo()
    const broken = { connectionId: 'demo', of: '', holds: 'version', at: 1 }
    const version = { collectionId: 'a', id: 'a3' }
    disk.entries.set('x', { ...broken, part: 'a3', version } as never)
    disk.entries.set('y', { ...broken, part: 'other', holds: 'collection' } as never)
    const { savedVersions, damaged } = await listVersions('demo')
    expect(
      savedVersions.map((one) => [one.collection.id, one.versions.length, one.damaged]),
    ).toEqual([
      ['a', 2, 1],
      ['b', 0, 0],
    ])
    expect(damaged).toBe(1)
  })

  it('are deleted and exactly restored with their collection or version', async () => {
    await saveTwo()
    const { entries } = disk
    const [key, head] = [...entries].find(([, { part: id }]) => id === 'a1') ?? []
    if (!key || !head) throw new Error('a snapshot')
    entries.set(key, { ...head, bytes: 'x' } as never)
    const before = sorted(disk)
    for (const [remove, left] of [
      [() => deleteCollection('demo', 'a'), 1],
      [() => deleteVersions('demo', ['a1']), 4],
    ] as const) {
      const deleted = await remove()
      expect(entries.size).toBe(left)
      await restoreDeleted(deleted)
      expect(sorted(disk)).toBe(before)
    }
  })

  it('of one collection cause a DamagedCollectionError for that collection only', async () => {
    await saveTwo()
    const key = JSON.stringify(['demo', '', 'a'])
    disk.entries.set(key, { ...disk.entries.get(key), source: { kind: 'search' } } as never)
    await expect(readVersions('demo', 'a')).rejects.toThrow(DamagedCollectionError)
    expect(await readVersions('demo', 'b')).toMatchObject({ collection: { id: 'b' } })
  })
})

describe('a browser without a database', () => {
  it('holds collections, versions and rows in memory, and reports it', async () => {
    asDatabase(null)
    await saveTwo()
    expect((await readVersions('demo', 'a'))?.isInMemory).toBe(true)
    expect(await idsOf('a2')).toEqual({ ids: ['P1', 'P3'], damaged: 0, isInMemory: true })
    await deleteCollection('demo', 'a')
    expect(entriesInMemory('collections')).toHaveLength(1)
  })

  it('lists versions and hands on rows without reading each row', async () => {
    asDatabase(null)
    await createFromSearch('demo', aCollection('a'))
    const readTitle = vi.fn<() => string>(() => 'Oxford shirt')
    const row = Object.defineProperty(aResultRow({ productId: 'P1' }), 'title', { get: readTitle })
    await saveVersion('demo', a1(1), [{ part: 0, at: 5, rows: [row] }])
    readTitle.mockClear()
    expect(await readVersions('demo', 'a')).toMatchObject({ isInMemory: true })
    expect((await idsOf('a1')).ids).toEqual(['P1'])
    expect(readTitle).not.toHaveBeenCalled()
  })
})

describe('a full database', () => {
  it('stays unchanged, and memory holds the rest of the version', async () => {
    await createFromSearch('demo', aCollection('a'))
    await saveVersion('demo', a1())
    expect(await savePart('demo', a1(), noEnds, part(0, 'P1'))).toBe('stored')
    disk.capacity = disk.entries.size
    expect(await savePart('demo', a1(), noEnds, part(1, 'P2'))).toBe('memory')
    disk.capacity = Infinity
    expect(await savePart('demo', a1(), noEnds, part(2, 'P3'))).toBe('memory')
    expect(await idsOf('a1')).toEqual({ ids: ['P1', 'P2', 'P3'], damaged: 0, isInMemory: true })
    expect(rowsInMemory('demo', 'a1').map((rows) => rows.part)).toEqual([1, 2])
    expect((await readVersions('demo', 'a'))?.isInMemory).toBe(true)
    expect((await readVersion('demo', 'a1'))?.parts).toEqual([0, 1, 2])
  })
})
