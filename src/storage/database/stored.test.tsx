import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPreference, readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import type { StoredLookup } from '@/storage/searches/lookup.ts'
import { saveLookup, readLookups } from '@/storage/searches/recents.ts'
import { aLookup } from '@test/made/aLookup.ts'
import { database } from './database.ts'
import { deleteStored, eachOfStore, restoreStored, readContents, replaceStored } from './stored.ts'
import { holdEntry, replaceEntriesInMemory } from './storedInMemory.ts'

// jsdom has no IndexedDB, so the store works in memory; tests that need a database use a fake one.
vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))
const asDatabase = (db: object | null) => vi.mocked(database).mockResolvedValue(db as never)

const saved = (path: string, at: number): StoredLookup => ({
  ...aLookup(path, at),
  connectionId: 'demo',
})

/** A database with entries that refuses each write because it is full. */
const fullDatabase = (entries: unknown[]) => {
  const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const store = { put: refuse, clear: refuse, delete: refuse }
  return {
    getAll: () => Promise.resolve(entries),
    transaction: () => ({ store, objectStore: () => store, done: refuse() }),
  }
}

beforeEach(() => {
  asDatabase(null)
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) })
})
afterEach(() => replaceEntriesInMemory('recents', []))

describe('stored data', () => {
  it('is handed on a few entries at a time, entries in memory last', async () => {
    const paths = 'abcdefghijkl'.split('').map((letter) => `/${letter}`)
    asDatabase({
      getAll: (_: string, after: string[], most: number) => {
        const from = paths.indexOf(after[1] ?? '') + 1
        return Promise.resolve(paths.slice(from, from + most).map((path) => saved(path, 1)))
      },
    })
    vi.stubGlobal('IDBKeyRange', { bound: (from: unknown) => from })
    holdEntry('recents', saved('/b', 2))
    holdEntry('recents', saved('/z', 2))
    const handed: StoredLookup[][] = []
    await eachOfStore('recents', (entries) => handed.push(entries as StoredLookup[])) // made above
    expect(handed.flat().map(({ path }) => path)).toEqual([
      ...paths.filter((path) => path !== '/b'),
      '/b',
      '/z',
    ])
    expect(Math.max(...handed.map(({ length }) => length))).toBeLessThan(paths.length)
  })

  it('is deleted, and restored exactly', async () => {
    writePreference('demo', 'labels', { us: 'US$', 10: 'x', ['__proto__']: 'y' })
    writePreference('', 'theme', 'dark')
    localStorage.setItem('catalog-explorer:demo:countries', '{damaged')
    localStorage.setItem('another-app', 'stays')
    await saveLookup('demo', aLookup('/a', 1))
    await saveLookup('proxy', aLookup('/b', 2))
    holdEntry('recents', { connectionId: 'demo', path: 'damaged', z: 1, a: null })
    const before = await readContents()

    const deleted = await deleteStored(['preferences', 'recents'])
    expect((await readContents()).preferences).toEqual([])
    expect(await readLookups('demo')).toEqual([])
    expect(Object.entries(localStorage)).toEqual([['another-app', 'stays']])

    await restoreStored(deleted)
    const after = await readContents()
    expect(JSON.stringify([...after.stores])).toBe(JSON.stringify([...before.stores]))
    expect(after.preferences).toEqual(before.preferences)
    expect(readPreference('', 'theme')).toBe('dark')
  })

  it('retains entries made between a deletion and its undo', async () => {
    writePreference('', 'theme', 'dark')
    await saveLookup('demo', aLookup('/a', 1))
    const deleted = await deleteStored(['preferences', 'recents'])
    writePreference('', 'theme', 'light')
    await saveLookup('demo', aLookup('/a', 5))
    await saveLookup('demo', aLookup('/c', 6))
    await restoreStored(deleted)
    expect(readPreference('', 'theme')).toBe('light')
    expect((await readLookups('demo')).map(({ at }) => at)).toEqual([6, 5])
  })

  it('is deleted only for the given kinds', async () => {
    writePreference('', 'theme', 'dark')
    await saveLookup('demo', aLookup('/a', 1))
    await deleteStored(['recents'])
    expect(readPreference('', 'theme')).toBe('dark')
  })

  it('notifies the page when preferences are replaced', async () => {
    const listener = vi.fn<() => void>()
    const stop = onPreference(listener)
    await replaceStored({ preferences: [['theme', '"dark"']], stores: new Map() })
    expect(listener).toHaveBeenCalledOnce()
    stop()
  })

  it('is unchanged if the database has no room for a replacement', async () => {
    asDatabase(fullDatabase([saved('/a', 1)]))
    writePreference('', 'theme', 'dark')
    const replacement = {
      preferences: [['theme', '"light"'] as [string, string]],
      stores: new Map([['recents' as const, [saved('/b', 2)]]]),
    }
    await expect(replaceStored(replacement)).rejects.toThrow('full')
    expect(readPreference('', 'theme')).toBe('dark')
    expect(await readLookups('demo')).toHaveLength(1)
  })

  it('is unchanged if local storage has no room for a replacement', async () => {
    writePreference('', 'theme', 'dark')
    writePreference('demo', 'mine', { us: ['northgate'] })
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const preferences: [string, string][] = [
      ['theme', '"light"'],
      ['demo:mine', '"cartwheel"'],
    ]
    await expect(replaceStored({ preferences, stores: new Map() })).rejects.toThrow('full')
    expect(refuse).toHaveBeenCalledTimes(3) // the one refused, and two that are put back
    expect(readPreference('', 'theme')).toBe('dark')
    expect(readPreference('demo', 'mine')).toEqual({ us: ['northgate'] })
  })

  it('includes look-ups in memory that a full database can’t store', async () => {
    asDatabase(fullDatabase([saved('/a', 1)]))
    await saveLookup('demo', aLookup('/b', 2))
    await saveLookup('demo', aLookup('/a', 3))
    expect((await readLookups('demo')).map(({ path, at }) => `${path} ${at}`)).toEqual([
      '/a 3',
      '/b 2',
    ])
  })

  it.each([null, 5, {}, { ...saved('//elsewhere.example', 1) }, { ...saved('/a', 1), at: 'x' }])(
    'leaves out the damaged entry %j',
    async (entry) => {
      asDatabase(fullDatabase([entry, saved('/fine', 1)]))
      expect((await readLookups('demo')).map(({ path }) => path)).toEqual(['/fine'])
    },
  )
})
