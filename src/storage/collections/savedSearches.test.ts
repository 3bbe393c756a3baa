import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SavedSearch } from '@/domain/updates/savedSearch.ts'
import { database } from '@/storage/database/database.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { oneDatabase } from '@test/stored/oneDatabase.ts'
import { restoreDeleted } from './collections.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  noteFound,
  onSavedSearches,
  readSavedSearches,
  saveSearch,
} from './savedSearches.ts'
import { listVersions } from './versions.ts'

// Node has no IndexedDB, so the store works in memory; tests that need a database use a fake one.
vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

function useDatabase(capacity = Infinity) {
  const { entries, database: one } = oneDatabase(['of', 'part'], capacity)
  vi.mocked(database).mockResolvedValue(one as never)
  return entries
}

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  vi.mocked(database).mockResolvedValue(null)
})
afterEach(() => {
  replaceEntriesInMemory('collections', [])
  vi.unstubAllGlobals()
})

const found = (count: number, at: number) => ({ at, found: [{ countries: 'us', count }] })
const aSearch = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  path: '/search?q=cotton&country=us',
  name: 'cotton',
  at: 1,
  saved: found(10, 1),
  seen: found(10, 1),
  ...changes,
})
const all = async (connectionId = 'demo') => (await readSavedSearches(connectionId)).searches
const only = async () => (await all())[0]

describe('saved searches', () => {
  it.each([
    ['in memory', () => {}],
    ['in the database', () => void useDatabase()],
    ['in memory where the database is full', () => void useDatabase(10)],
  ])('are stored per connection, %s, the most recently saved first', async (_place, prepare) => {
    prepare()
    await saveSearch('demo', aSearch())
    await saveSearch('demo', aSearch({ path: '/search?q=linen&country=us', name: 'linen', at: 5 }))
    await saveSearch('proxy', aSearch())
    expect((await all()).map(({ name }) => name)).toEqual(['linen', 'cotton'])
    expect(await all('proxy')).toEqual([aSearch()])
  })

  it('are stored once if the same search is saved twice', async () => {
    useDatabase()
    await saveSearch('demo', aSearch())
    await saveSearch('demo', aSearch({ name: 'cotton again' }))
    expect((await all()).map(({ name }) => name)).toEqual(['cotton again'])
  })

  it('store the count found when they were saved and the latest count', async () => {
    useDatabase()
    await saveSearch('demo', aSearch())
    await noteFound('demo', aSearch().path, found(14, 7))
    await noteFound('demo', aSearch().path, found(12, 5))
    expect(await only()).toMatchObject({ saved: found(10, 1), seen: found(14, 7) })
  })

  it('use the first count found as the saved count if none was known', async () => {
    await saveSearch('demo', aSearch({ saved: null, seen: null }))
    await noteFound('demo', aSearch().path, found(14, 7))
    expect(await only()).toMatchObject({ saved: found(14, 7), seen: found(14, 7) })
  })

  it('lose no change if two tabs change one at once', async () => {
    useDatabase()
    await saveSearch('demo', aSearch())
    await Promise.all([
      changeSavedSearch('demo', aSearch().path, { name: 'Monday', shown: 'view=table' }),
      noteFound('demo', aSearch().path, found(14, 7)),
    ])
    expect(await only()).toMatchObject({ name: 'Monday', seen: found(14, 7) })
  })

  it('are deleted, and restored exactly', async () => {
    useDatabase()
    await saveSearch('demo', aSearch())
    const deleted = await deleteSavedSearch('demo', aSearch().path)
    expect(await all()).toEqual([])
    expect(await changeSavedSearch('demo', aSearch().path, { name: 'gone' })).toBe('gone')
    if (deleted) await restoreDeleted(deleted)
    expect(await all()).toEqual([aSearch()])
  })

  it('are not reported as deleted if the database refuses', async () => {
    const entries = useDatabase()
    await saveSearch('demo', aSearch())
    vi.mocked(database).mockResolvedValue({
      getAll: () => Promise.resolve([...entries.values()]),
      transaction: () => {
        throw new DOMException('closed', 'InvalidStateError')
      },
    } as never)
    await expect(deleteSavedSearch('demo', aSearch().path)).rejects.toThrow('didn’t delete')
  })

  it('leave out a damaged search, and one whose path leads out of the app', async () => {
    const entries = useDatabase()
    await saveSearch('demo', aSearch())
    const [head] = entries.values()
    const { source, ...rest } = head as { source: object } // as it was just saved
    const put = (part: string, other: object) =>
      entries.set(part, { ...rest, part, source: { ...source, ...other } })
    put('b', { path: '//evil.example/search' })
    put('c', { path: undefined })
    expect(await readSavedSearches('demo')).toEqual({ searches: [aSearch()] })
    expect((await listVersions('demo')).damaged).toBe(2)
  })

  it('notify the listeners of their connection about changes', async () => {
    const listener = vi.fn<() => void>()
    const stop = onSavedSearches('demo', listener)
    await saveSearch('proxy', aSearch())
    expect(listener).not.toHaveBeenCalled()
    await saveSearch('demo', aSearch())
    expect(listener).toHaveBeenCalledOnce()
    stop()
  })
})
