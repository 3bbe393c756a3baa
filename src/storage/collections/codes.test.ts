import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultCodesSettings, type ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { database } from '@/storage/database/database.ts'
import { entriesInMemory, replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { emptyDisk, fakeDatabase, type Disk } from '@test/jobs/fakeDatabase.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import {
  changeCodes,
  createCodes,
  saveAnswer,
  listCodes,
  readCodes,
  storeMemory,
  type CollectionOfCodes,
} from './codes.ts'
import { deleteCollection, onCollections, restoreDeleted } from './collections.ts'
import { listVersions } from './versions.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))
const asDatabase = (db: object | null) => vi.mocked(database).mockResolvedValue(db as never)

const codes = (id: string, at = 1): CollectionOfCodes => ({
  id,
  at,
  name: `Codes ${id}`,
  groups: [['us']],
  settings: defaultCodesSettings,
  isRunning: false,
  counts: { lines: 3, invalid: 1, asks: 2, done: 0, notFound: 0, failed: 0 },
})
const lines = [
  { line: 1, text: '2049811842247', target: 12.5 },
  { line: 2, text: '4.0E+12', target: null },
]
const done: ItemOutcome = {
  state: 'done',
  at: 5,
  ms: 100,
  tries: 1,
  answer: { kind: 'ean', code: '1', offers: [], echo: null, title: null, imageUrl: null },
}
const failed: ItemOutcome = {
  state: 'failed',
  at: 4,
  ms: 100,
  tries: 3,
  failure: { name: 'HttpError', says: 'Broken.', status: 500 },
}
const save = (position: number, outcome: ItemOutcome = done, before?: ItemOutcome) =>
  saveAnswer('demo', 'a', { position, key: `ean us ${position}`, outcome }, before)
const countsOf = async (id = 'a') => (await readCodes('demo', id))?.batch.counts

let disk: Disk

beforeEach(() => {
  disk = emptyDisk()
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  asDatabase(fakeDatabase(disk))
})
afterEach(async () => {
  asDatabase(null)
  for (const id of ['a', 'b']) await deleteCollection('demo', id)
  replaceEntriesInMemory('collections', [])
})

describe.each([
  ['in the database', () => {}, 'stored'],
  ['in memory', () => asDatabase(null), 'memory'],
] as const)('a collection of codes %s', (_place, arrange, saveState) => {
  beforeEach(arrange)

  it('is read back with its lines, and its results in the order of the requests', async () => {
    expect(await createCodes('demo', codes('a'), lines)).toBe(saveState)
    for (const position of [10, 2, 0]) expect(await save(position)).toBe(saveState)
    expect(await readCodes('demo', 'a')).toEqual({
      batch: { ...codes('a'), counts: { ...codes('a').counts, done: 3 } },
      lines,
      outcomes: [0, 2, 10].map((position) => ({
        position,
        key: `ean us ${position}`,
        outcome: done,
      })),
      damaged: 0,
    })
  })

  it('counts its rows by status, each row once even if it gets a new result', async () => {
    await createCodes('demo', codes('a'), lines)
    await Promise.all([save(0), save(1, failed), save(2, { ...done, state: 'not found' })])
    expect(await countsOf()).toMatchObject({ done: 1, failed: 1, notFound: 1 })
    await save(1, done, failed)
    expect(await countsOf()).toMatchObject({ done: 2, failed: 0, notFound: 1 })
    expect((await readCodes('demo', 'a'))?.outcomes).toHaveLength(3)
  })

  it('counts a title as done once a record is accepted for it', async () => {
    await createCodes('demo', codes('a'), lines)
    const title = (choice: number | 'none' | null): ItemOutcome => ({
      ...done,
      answer: { kind: 'title', candidates: [], choice, market: null },
    })
    await save(0, title(null))
    expect(await countsOf()).toMatchObject({ done: 0, undecided: 1 })
    await save(0, title(0), title(null))
    expect(await countsOf()).toMatchObject({ done: 1, undecided: 0 })
    await save(0, title('none'), title(0))
    expect(await countsOf()).toMatchObject({ done: 0, undecided: 0, notFound: 1 })
  })

  it('is listed with the other collections of its connection, newest first', async () => {
    await createCodes('demo', codes('a', 1), lines)
    await createCodes('demo', codes('b', 2), lines)
    await createCodes('proxy', codes('c', 3), lines)
    await save(0)
    const { batches: codesCollections } = await listCodes('demo')
    expect(codesCollections.map(({ id, counts }) => [id, counts.done])).toEqual([
      ['b', 0],
      ['a', 1],
    ])
    await deleteCollection('proxy', 'c')
  })

  it('can be renamed and get other settings', async () => {
    await createCodes('demo', codes('a'), lines)
    const settings = { ...defaultCodesSettings, atOnce: 8 }
    expect(await changeCodes('demo', 'a', () => ({ name: 'Spring', settings }))).toBe(saveState)
    expect((await readCodes('demo', 'a'))?.batch).toMatchObject({ name: 'Spring', settings })
  })

  it('is deleted and restored with its lines and results', async () => {
    await createCodes('demo', codes('a'), lines)
    await createCodes('demo', codes('b'), lines)
    await save(0)
    const before = await readCodes('demo', 'a')
    const deleted = await deleteCollection('demo', 'a')
    expect(await readCodes('demo', 'a')).toBeNull()
    expect(await readCodes('demo', 'b')).not.toBeNull()
    expect(await save(1)).toBe('gone')
    await restoreDeleted(deleted)
    expect(await readCodes('demo', 'a')).toEqual(before)
  })

  it('notifies listeners of its connection', async () => {
    const listener = vi.fn<() => void>()
    const stop = onCollections('demo', listener)
    await createCodes('demo', codes('a'), lines)
    await changeCodes('demo', 'a', () => ({ name: 'x' }))
    await restoreDeleted(await deleteCollection('demo', 'a'))
    stop()
    await deleteCollection('demo', 'a')
    expect(listener).toHaveBeenCalledTimes(4)
  })
})

describe('a full database', () => {
  it('leaves new results in memory; they are read together and stored once there is room', async () => {
    await createCodes('demo', codes('a'), lines)
    expect(await save(0)).toBe('stored')
    disk.capacity = 3
    const at = (position: number) => save(position, { ...done, at: position })
    expect(await Promise.all([at(1), at(2)])).toEqual(['memory', 'memory'])
    disk.capacity = 4
    expect(await at(3)).toBe('memory')
    expect(await storeMemory('demo', 'a')).toBe('memory')
    const read = await readCodes('demo', 'a')
    expect(read?.outcomes.map(({ position }) => position)).toEqual([0, 1, 2, 3])
    expect(read?.batch.counts.done).toBe(4)
    expect((await listCodes('demo')).batches[0]?.counts.done).toBe(4)
    disk.capacity = Infinity
    expect(await storeMemory('demo', 'a')).toBe('stored')
    expect(entriesInMemory('collections')).toEqual([])
    expect(await save(4)).toBe('stored')
    expect(await countsOf()).toMatchObject({ done: 5 })
  })

  it('leaves a new collection entirely in memory', async () => {
    disk.capacity = 1
    expect(await createCodes('demo', codes('a'), lines)).toBe('memory')
    expect(disk.entries.size).toBe(0)
    expect(await save(0)).toBe('memory')
    expect((await readCodes('demo', 'a'))?.outcomes).toHaveLength(1)
  })
})

describe('a database that another tab closed', () => {
  it('is reopened for the same write', async () => {
    await createCodes('demo', codes('a'), lines)
    const closed = {
      transaction: () => {
        throw new DOMException('closing', 'InvalidStateError')
      },
    }
    vi.mocked(database).mockResolvedValueOnce(closed as never)
    expect(await save(0)).toBe('stored')
  })
})

describe('damaged entries of collections of codes', () => {
  it('are skipped and counted', async () => {
    await createCodes('demo', codes('a'), lines)
    await save(0)
    await save(1)
    const put = (part: string | number, of: string, changes: object) =>
      disk.entries.set(JSON.stringify(['demo', of, part]), {
        connectionId: 'demo',
        of,
        part,
        ...changes,
      })
    put(1, 'a', { holds: 'answer', at: 1, key: 'ean us 1', outcome: { state: 'done' } })
    put(2, 'a', { holds: 'answer', at: 1, key: 'ean us 2', outcome: { ...done, at: 'x' } })
    const link = { kind: 'ean', code: '1', offers: [], echo: null, title: null, imageUrl: 'data:x' }
    put(3, 'a', { holds: 'answer', at: 1, key: 'ean us 3', outcome: { ...done, answer: link } })
    put('x', '', { holds: 'collection' })
    const read = await readCodes('demo', 'a')
    expect(read?.outcomes.map(({ position }) => position)).toEqual([0])
    expect(read?.damaged).toBe(3)
    const { batches: codesCollections } = await listCodes('demo')
    expect(codesCollections.map(({ id }) => id)).toEqual(['a'])
    expect((await listVersions('demo')).damaged).toBe(1)
    expect(await readCodes('demo', 'x')).toBeNull()
  })
})
