import { beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/storage/database/database.ts'
import {
  entriesInMemory,
  holdEntry,
  replaceEntriesInMemory,
} from '@/storage/database/storedInMemory.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { anyDatabase } from '@test/stored/anyDatabase.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { headOf, stored } from './collectionEntries.ts'
import { changeCollection } from './collections.ts'
import {
  productsOfVersion,
  bytesOfParts,
  productsInMemory,
  savePart,
  readVersion,
} from './versionParts.ts'
import { rowsInMemory, readRows } from './versionParts.ts'
import {
  createFromSearch,
  deleteVersions,
  saveVersion,
  listVersions,
  readVersions,
} from './versions.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let db: ReturnType<typeof anyDatabase>
const use = (one: object | null) => vi.mocked(database).mockResolvedValue(one as never)

beforeEach(() => {
  db = anyDatabase()
  use(db)
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  replaceEntriesInMemory('collections', [])
})

const part = (number: number, ...ids: string[]) => ({
  part: number,
  at: number,
  rows: ids.map((productId) => aResultRow({ productId })),
})
const noEnds = { notFound: [], failed: [] }

describe('listed collections', () => {
  const names = async () =>
    (await listVersions('demo')).savedVersions.map(({ collection }) => collection.name)

  it('are sorted by their latest version or creation time, then by name', async () => {
    await createFromSearch('demo', { ...aCollection('1'), name: 'b', at: 5 })
    await createFromSearch('demo', { ...aCollection('2'), name: 'a', at: 5 })
    await createFromSearch('demo', { ...aCollection('3'), name: 'c', at: 9 })
    await createFromSearch('demo', { ...aCollection('4'), name: 'd', at: 1 })
    await saveVersion('demo', aVersion({ id: 'm', setId: '4', at: 20 }))
    await saveVersion('demo', aVersion({ id: 'n', setId: '3', at: 2 }))
    expect(await names()).toEqual(['d', 'a', 'b', 'c'])
    await createFromSearch('demo', { ...aCollection('0'), name: 'z', at: 5 })
    expect(await names()).toEqual(['d', 'a', 'b', 'z', 'c'])
  })

  it('count their damaged versions; other damaged entries are counted separately', async () => {
    await createFromSearch('demo', { ...aCollection('1'), name: 'a' })
    await saveVersion('demo', aVersion({ id: 'm', setId: '1', at: 2 }), [part(0, 'A')])
    await saveVersion('demo', aVersion({ id: 'n', setId: '1', at: 4 }), [part(0, 'A', 'B')])
    const damaged = { connectionId: 'demo', of: '', at: 1 }
    db.fill('collections', [
      ...db.found('collections'),
      { ...damaged, part: 'x', version: { collectionId: '1' } },
      { ...damaged, part: 'y', version: null },
      { ...damaged, part: 'z' },
    ])
    const { savedVersions, damaged: others } = await listVersions('demo')
    expect(others).toBe(2)
    const bytes = (await bytesOfParts([part(0, 'A')])) + (await bytesOfParts([part(0, 'A', 'B')]))
    expect(savedVersions).toMatchObject([{ damaged: 1, isInMemory: false, bytes }])
    expect(savedVersions[0]?.versions.map(({ id }) => id)).toEqual(['n', 'm'])
    expect(await readVersions('demo', '1')).toMatchObject({ damaged: 1, bytes })
    await expect(readVersions('demo', 'z')).rejects.toThrow('damaged')
    expect(await readVersions('demo', 'none')).toBeNull()
  })

  it('have a size of 0 bytes without a version', async () => {
    await createFromSearch('demo', { ...aCollection('1'), name: 'a' })
    expect(await listVersions('demo')).toMatchObject({
      savedVersions: [{ bytes: 0, versions: [] }],
      damaged: 0,
    })
  })
})

describe('the rows of a version', () => {
  const parts = async (versionId = 'm') => {
    const read: number[] = []
    const readResult = await readRows('demo', versionId, ({ part: number }) => {
      read.push(number)
    })
    return { read, ...readResult }
  }

  it.each([0, 9, 10, 11, 20, 21])('are read in order: %i parts', async (count) => {
    const all = Array.from({ length: count }, (_, at) => part(at, `P${at}`))
    await saveVersion('demo', aVersion({ id: 'm' }), all)
    await saveVersion('demo', aVersion({ id: 'other' }), [part(0, 'A')])
    expect(await parts()).toEqual({
      read: all.map((one) => one.part),
      damaged: 0,
      isInMemory: false,
    })
  })

  it('are read last if they are in memory, and replace their stored copy', async () => {
    await saveVersion('demo', aVersion({ id: 'm' }), [part(0, 'A'), part(1, 'B'), part(2, 'C')])
    const [, second] = db.found('collections').filter(({ of }) => of === 'm')
    holdEntry('collections', second)
    expect(await parts()).toEqual({ read: [0, 2, 1], damaged: 0, isInMemory: true })
    expect(rowsInMemory('demo', 'm')).toEqual([part(1, 'B')])
    expect(await readVersion('demo', 'm')).toMatchObject({ parts: [0, 1, 2] })
    use(null)
    expect(await parts()).toEqual({ read: [1], damaged: 0, isInMemory: true })
    expect(await stored.keys(['demo', 'm'])).toEqual([['demo', 'm', 1]])
  })

  it('are counted if they are damaged', async () => {
    await saveVersion('demo', aVersion({ id: 'm' }), [part(0, 'A')])
    db.fill('collections', [
      ...db.found('collections'),
      { connectionId: 'demo', of: 'm', part: 1, holds: 'rows', at: 1, rows: [7] },
      { connectionId: 'demo', of: 'm', part: 2 },
    ])
    expect(await parts()).toEqual({ read: [0], damaged: 2, isInMemory: false })
  })

  it('are measured by the bytes of their JSON', async () => {
    const long = Array.from({ length: 25 }, (_, at) => part(at, 'é'))
    const one = Buffer.byteLength(JSON.stringify(part(0, 'é').rows))
    expect(await bytesOfParts([])).toBe(0)
    expect(await bytesOfParts(long)).toBe(25 * one)
  })
})

describe('the progress of a version', () => {
  it('is stored with one part of rows, or without rows', async () => {
    const version = aVersion({ id: 'm' })
    await saveVersion('demo', version)
    expect(await savePart('demo', version, { notFound: [1], failed: [2] }, part(0, 'A'))).toBe(
      'stored',
    )
    expect(await savePart('demo', version, { notFound: [], failed: [2] }, null)).toBe('stored')
    expect(await readVersion('demo', 'm')).toEqual({
      version,
      ends: { notFound: [], failed: [2] },
      parts: [0],
      products: null,
    })
    const head = db.found('collections').find((entry) => entry['part'] === 'm')
    expect(head?.['bytes']).toBe(await bytesOfParts([part(0, 'A')]))
  })

  it('is not stored for a missing version, or under a collection’s id', async () => {
    expect(await savePart('demo', aVersion({ id: 'm' }), noEnds, null)).toBe('gone')
    expect(await readVersion('demo', 'm')).toBeNull()
    const collection = aCollection('s')
    await createFromSearch('demo', collection)
    expect(await readVersion('demo', 's')).toBeNull()
    await savePart('demo', aVersion({ id: 's' }), noEnds, null)
    expect((await readVersions('demo', 's'))?.collection).toEqual(collection)
    await saveVersion('demo', aVersion({ id: 'm' }))
    await changeCollection('demo', 'm', () => ({ name: 'other', views: [] }))
    expect((await readVersion('demo', 'm'))?.version).toEqual(aVersion({ id: 'm' }))
  })

  it('includes the requested products, also in memory', async () => {
    const products = [{ id: 'A', country: 'us' }]
    await saveVersion('demo', aVersion({ id: 'm' }), [], products)
    expect(await productsOfVersion('demo', 'm')).toEqual(products)
    expect(productsInMemory('demo', 'm')).toBeNull()
    expect(await productsOfVersion('demo', 'none')).toBeNull()
    db.disk.isFull = true
    await saveVersion('demo', aVersion({ id: 'n' }), [], products)
    expect(productsInMemory('demo', 'n')).toEqual(products)
    await createFromSearch('demo', aCollection('s'))
    expect(productsInMemory('demo', 's')).toBeNull()
    expect(await productsOfVersion('demo', 's')).toBeNull()
  })

  it('stays in memory after the database was full, until memory is stored', async () => {
    const version = aVersion({ id: 'm' })
    await saveVersion('demo', version)
    db.disk.isFull = true
    expect(await savePart('demo', version, noEnds, part(0, 'A'))).toBe('memory')
    db.disk.isFull = false
    expect(await savePart('demo', version, noEnds, part(1, 'B'))).toBe('memory')
    expect(rowsInMemory('demo', 'm').map((one) => one.part)).toEqual([0, 1])
    const places = [headOf('demo', 'm'), ['demo', 'm']] as const
    expect(stored.inMemory(...places)).toHaveLength(3)
    expect(await stored.storeMemory(...places)).toBe('stored')
    expect(entriesInMemory('collections')).toEqual([])
    expect(await savePart('demo', version, noEnds, part(2, 'C'))).toBe('stored')
  })
})

it('a changed version in memory stays there, so that the database never counts unsaved rows', async () => {
  const version = aVersion({ id: 'm' })
  await saveVersion('demo', version)
  db.disk.isFull = true
  await savePart('demo', version, noEnds, part(0, 'A'))
  db.disk.isFull = false
  expect(await stored.change(headOf('demo', 'm'), (head) => ({ ...head, at: 7 }))).toBe('memory')
  expect(db.found('collections')).toMatchObject([{ bytes: 0 }])
  expect(await stored.read(headOf('demo', 'm'))).toMatchObject({ at: 7 })
})

describe('the rows of a version in storage', () => {
  it('are deleted with the version, in the database and in memory', async () => {
    const version = aVersion({ id: 'm' })
    await saveVersion('demo', version, [part(0, 'A')])
    db.disk.isFull = true
    await savePart('demo', version, noEnds, part(1, 'B'))
    db.disk.isFull = false
    await saveVersion('demo', aVersion({ id: 'n' }), [part(0, 'A')])
    expect(stored.inMemory(headOf('demo', 'm'))).toHaveLength(1)
    expect(stored.inMemory(headOf('demo', 'n'))).toEqual([])
    expect((await deleteVersions('demo', ['m', 'none']))?.entries).toHaveLength(3)
    expect(entriesInMemory('collections')).toEqual([])
    expect(db.found('collections')).toHaveLength(2)
    use(null)
    holdEntry('collections', { connectionId: 'demo', of: '', part: 'x' })
    expect((await deleteVersions('demo', ['x']))?.entries).toHaveLength(1)
    expect(await deleteVersions('demo', ['x'])).toBeNull()
    expect(entriesInMemory('collections')).toEqual([])
  })

  it('belong to one connection', async () => {
    db.disk.isFull = true
    await saveVersion('demo', aVersion({ id: 'm' }), [part(0, 'A')])
    expect(stored.inMemory(['proxy', 'm'])).toEqual([])
    expect(await stored.listRaw(['proxy', 'm'])).toEqual([])
    expect(await stored.listRaw(['demo', 'm'])).toHaveLength(1)
    expect(await stored.listRaw(['demo', ''])).toHaveLength(1)
  })
})
