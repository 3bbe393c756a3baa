import { beforeEach, expect, it, vi } from 'vitest'
import { nextTurn } from '@/lib/nextTurn.ts'
import { restoreDeleted } from '@/storage/collections/collections.ts'
import { deleteVersions, saveVersion } from '@/storage/collections/versions.ts'
import { emptyDisk, fakeDatabase } from '@test/jobs/fakeDatabase.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { database } from './database.ts'

vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))
vi.mock('@/lib/nextTurn.ts', () => ({ nextTurn: vi.fn<() => Promise<void>>() }))

/** The highest number of puts in progress at one time. */
let mostPuts = 0

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  const db = fakeDatabase(emptyDisk())
  const transaction = () => {
    const { store, done } = db.transaction()
    let open = 0
    const put = async (entry: Parameters<typeof store.put>[0]) => {
      open += 1
      mostPuts = Math.max(mostPuts, open)
      await store.put(entry)
      open -= 1
    }
    return { store: { ...store, put }, done }
  }
  vi.mocked(database).mockResolvedValue({ ...db, transaction } as never)
})

const readTitle = vi.fn<() => string>(() => 'Oxford shirt')
const row = Object.defineProperty(aResultRow({ productId: 'P1' }), 'title', {
  get: readTitle,
  enumerable: true,
})
const parts = Array.from({ length: 100 }, (_, part) => ({ part, at: 5, rows: [row] }))

it('a long version is stored and restored a few parts at a time', async () => {
  const turns: number[] = []
  vi.mocked(nextTurn).mockImplementation(() => {
    turns.push(readTitle.mock.calls.length)
    return Promise.resolve()
  })
  await saveVersion('demo', aVersion({ id: 'long' }), parts)
  expect(turns).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90])
  const deleted = await deleteVersions('demo', ['long'])
  expect(deleted?.entries).toHaveLength(101)
  expect(await restoreDeleted(deleted)).toBe('stored')
  expect(mostPuts).toBe(10)
})
