import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addObservations,
  onObservations,
  readObservations,
  returnObservations,
  removeObservations,
} from '@/storage/observations/observations.ts'
import { replacePreferenceTexts } from '@/storage/preferences/storedPreferences.ts'
import { clearLookups, saveLookup, readLookups } from '@/storage/searches/recents.ts'
import { aLookup } from '@test/made/aLookup.ts'
import { anyDatabase } from '@test/stored/anyDatabase.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { fakeStorage } from '@test/stored/fakeStorage.ts'
import { database } from './database.ts'
import { databaseStores } from './databaseStores.ts'
import {
  deleteStored,
  eachOfConnection,
  eachOfStore,
  storedNames,
  restoreStored,
  readContents,
  replaceStored,
} from './stored.ts'
import { labelOf, readStoredData } from './storedData.ts'
import { entriesInMemory, holdEntry, replaceEntriesInMemory } from './storedInMemory.ts'

vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let db: ReturnType<typeof anyDatabase>
const use = (one: object | null) => vi.mocked(database).mockResolvedValue(one as never)
const saved = (path: string, at: number, connectionId = 'demo') => ({
  ...aLookup(path, at),
  connectionId,
})
const paths = (entries: readonly unknown[]) =>
  entries.map((entry) => (entry as { path: string }).path)

beforeEach(() => {
  db = anyDatabase()
  use(db)
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  vi.stubGlobal('localStorage', fakeStorage())
  replacePreferenceTexts([])
  for (const { name } of databaseStores) replaceEntriesInMemory(name, [])
})

describe('the entries of a store', () => {
  const handed = async () => {
    const slices: string[][] = []
    await eachOfStore('recents', (entries) => slices.push(paths(entries)))
    return slices
  }
  const fill = (count: number) =>
    db.fill(
      'recents',
      Array.from({ length: count }, (_, at) => saved(`/${'abcdefghijkl'[at]}`, at)),
    )

  it.each([
    [0, [[], []]],
    [4, [['/a', '/b', '/c', '/d'], []]],
    [5, [['/a', '/b', '/c', '/d', '/e'], [], []]],
    [6, [['/a', '/b', '/c', '/d', '/e'], ['/f'], []]],
  ])('are handed on five at a time: %i entries', async (count, slices) => {
    fill(count)
    expect(await handed()).toEqual(slices)
  })

  it('end with those in memory, which replace their stored copies', async () => {
    fill(3)
    holdEntry('recents', saved('/b', 9))
    expect(await handed()).toEqual([['/a', '/c'], ['/b']])
    use(null)
    expect(await handed()).toEqual([['/b']])
  })

  it('are read for the requested connection only', async () => {
    const here = Array.from({ length: 7 }, (_, at) => saved(`/${at}`, at, 'mid'))
    const there = (id: string) => Array.from({ length: 30 }, (_, at) => saved(`/${at}`, at, id))
    db.fill('recents', [...there('a'), ...here, ...there('mid2'), ...there('z')])
    holdEntry('recents', saved('/3', 9, 'mid'))
    holdEntry('recents', saved('/3', 9, 'z'))
    const read = vi.spyOn(db, 'getAll')
    const found: unknown[] = []
    await eachOfConnection('mid', ['recents'], (entry) => found.push(entry))
    expect(found).toEqual([...here.toSpliced(3, 1), saved('/3', 9, 'mid')])
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('stored data', () => {
  it('is read together with memory, for the requested kinds', async () => {
    db.fill('recents', [saved('/a', 1), saved('/b', 1)])
    holdEntry('recents', saved('/a', 2))
    replacePreferenceTexts([['theme', '"dark"']])
    const all = await readContents()
    expect([...all.stores.keys()]).toEqual(storedNames.slice(1))
    expect(all.stores.get('recents')).toEqual([saved('/b', 1), saved('/a', 2)])
    expect(all.preferences).toEqual([['theme', '"dark"']])
    expect(await readContents(['collections'])).toEqual({ stores: new Map([['collections', []]]) })
    expect(await readContents(['preferences'])).toEqual({
      preferences: [['theme', '"dark"']],
      stores: new Map(),
    })
    use(null)
    expect(paths((await readContents(['recents'])).stores.get('recents') ?? [])).toEqual(['/a'])
  })

  it('is replaced in the database and removed from memory', async () => {
    db.fill('recents', [saved('/a', 1)])
    holdEntry('recents', saved('/b', 1))
    await replaceStored({ stores: new Map([['recents', [saved('/c', 1)]]]) })
    expect(paths(db.found('recents'))).toEqual(['/c'])
    expect(entriesInMemory('recents')).toEqual([])
  })

  it('is replaced in memory if there is no database', async () => {
    use(null)
    await replaceStored({ stores: new Map([['recents', [saved('/c', 1)]]]) })
    expect(paths(entriesInMemory('recents'))).toEqual(['/c'])
  })

  it('is replaced without a transaction if only preferences change', async () => {
    const transaction = vi.spyOn(db, 'transaction')
    await replaceStored({ preferences: [['theme', '"dark"']], stores: new Map() })
    expect(transaction).not.toHaveBeenCalled()
    expect((await readContents(['preferences'])).preferences).toEqual([['theme', '"dark"']])
  })

  it('is unchanged if the database is full, including the preferences', async () => {
    replacePreferenceTexts([['theme', '"dark"']])
    db.disk.isFull = true
    const stores = new Map([['recents' as const, [saved('/c', 1)]]])
    await expect(replaceStored({ preferences: [], stores })).rejects.toThrow('full')
    expect((await readContents(['preferences'])).preferences).toEqual([['theme', '"dark"']])
    await expect(replaceStored({ stores })).rejects.toThrow('full')
    expect((await readContents(['preferences'])).preferences).toEqual([['theme', '"dark"']])
  })

  it('is deleted by kind, and restored without overwriting newer entries', async () => {
    replacePreferenceTexts([['theme', '"dark"']])
    db.fill('recents', [saved('/a', 1), saved('/b', 1)])
    const deleted = await deleteStored(['recents'])
    expect(deleted.preferences).toBeUndefined()
    expect(db.found('recents')).toEqual([])
    await saveLookup('demo', aLookup('/b', 5))
    await restoreStored(deleted)
    expect(db.found('recents')).toEqual([saved('/a', 1), saved('/b', 5)])
    expect((await readContents(['preferences'])).preferences).toEqual([['theme', '"dark"']])
    const all = await deleteStored(['preferences'])
    expect((await readContents(['preferences'])).preferences).toEqual([])
    replacePreferenceTexts([['density', '"roomy"']])
    await restoreStored(all)
    expect((await readContents(['preferences'])).preferences).toEqual([
      ['density', '"roomy"'],
      ['theme', '"dark"'],
    ])
  })
})

describe('the summary of stored data', () => {
  const kindOf = async (name: string) =>
    (await readStoredData()).kinds.find((kind) => kind.name === name)

  it('states the bytes, the oldest time and the damaged entries', async () => {
    const damaged = { ...saved('/é', -1), label: 7 }
    db.fill('recents', [saved('/a', 5), saved('/b', 3), damaged])
    const bytes = [saved('/a', 5), saved('/b', 3), damaged]
      .map((entry) => Buffer.byteLength(JSON.stringify(entry)))
      .reduce((sum, length) => sum + length)
    expect(await kindOf('recents')).toEqual({
      name: 'recents',
      label: 'Recent look-ups',
      items: 3,
      bytes,
      oldest: 3,
      damaged: 1,
    })
    expect(await kindOf('collections')).toMatchObject({
      items: 0,
      bytes: 0,
      oldest: null,
      damaged: 0,
    })
  })

  it.each([
    [0, null],
    [1, 1],
    ['1', null],
  ])('states an oldest time only if the stored time is valid: %j', async (at, oldest) => {
    db.fill('recents', [{ ...saved('/a', 1), at }])
    expect((await kindOf('recents'))?.oldest).toBe(oldest)
  })

  it('lists the settings last, with their size', async () => {
    expect(await kindOf('preferences')).toMatchObject({ items: 0, bytes: 0 })
    replacePreferenceTexts([
      ['theme', '"dark"'],
      ['é', '1'],
    ])
    const { kinds } = await readStoredData()
    expect(kinds.map(({ name }) => name)).toEqual([
      ...databaseStores.map(({ name }) => name),
      'preferences',
    ])
    expect(kinds.at(-1)).toEqual({
      name: 'preferences',
      label: 'Settings',
      items: 2,
      bytes: 14,
      oldest: null,
      damaged: 0,
    })
    expect(labelOf('collections')).toBe('Collections with their versions and rows')
  })

  it('states what the database couldn’t store, and whether there is a database', async () => {
    holdEntry('recents', saved('/a', 1))
    holdEntry('recents', saved('/b', 1))
    holdEntry('collections', { connectionId: 'demo', id: '1' })
    expect(await readStoredData()).toMatchObject({ place: 'database', unstored: 3 })
    replaceEntriesInMemory('recents', [])
    replaceEntriesInMemory('collections', [])
    expect(await readStoredData()).toMatchObject({ place: 'database', unstored: 0 })
    use(null)
    holdEntry('recents', saved('/a', 1))
    expect(await readStoredData()).toMatchObject({ place: 'memory', unstored: 0 })
  })
})

describe('recent look-ups in a database', () => {
  it('are stored, up to thirty, and cleared for one connection', async () => {
    for (let at = 10; at < 42; at += 1) await saveLookup('demo', aLookup(`/${at}`, at))
    await saveLookup('proxy', aLookup('/p', 1))
    expect(db.found('recents')).toHaveLength(31)
    expect(paths(db.found('recents'))[0]).toBe('/12')
    expect(entriesInMemory('recents')).toEqual([])
    await clearLookups('demo')
    expect(paths(db.found('recents'))).toEqual(['/p'])
  })

  it('stay in memory while it is full, and are stored with the next one', async () => {
    db.disk.isFull = true
    await saveLookup('demo', aLookup('/a', 1))
    expect(paths(entriesInMemory('recents'))).toEqual(['/a'])
    db.disk.isFull = false
    await saveLookup('demo', aLookup('/a', 2))
    expect(entriesInMemory('recents')).toEqual([])
    expect((await readLookups('demo')).map(({ at }) => at)).toEqual([2])
  })

  it('with a time far in the future are sorted last', async () => {
    const now = Date.now()
    const day = 86_400_000
    await saveLookup('demo', aLookup('/now', now))
    await saveLookup('demo', aLookup('/tomorrow', now + day - 60_000))
    await saveLookup('demo', aLookup('/far', now + 2 * day))
    await saveLookup('demo', aLookup('/old', 1))
    expect(paths(await readLookups('demo'))).toEqual(['/tomorrow', '/now', '/old', '/far'])
  })

  it('count as the same search if kind, words and countries are equal', async () => {
    const of = (path: string, at: number, changes: object) =>
      saveLookup('demo', { ...aLookup(path, at), label: 'shirt', detail: 'us', ...changes })
    await of('/1', 1, {})
    await of('/2', 2, { label: 'shoe' })
    await of('/3', 3, { detail: 'in' })
    await of('/4', 4, { kind: 'ean' })
    await of('/5', 5, { kind: 'ean' })
    await of('/6', 6, {})
    expect(paths(await readLookups('demo'))).toEqual(['/6', '/5', '/4', '/3', '/2'])
  })
})

describe('observations in a database', () => {
  const seen = { point: 'limit', fact: 'clamped', value: '20', example: 'limit=50', at: 5 }

  it('are stored, and added to the existing count', async () => {
    await addObservations('demo', [seen, { ...seen, at: 3 }])
    await addObservations('demo', [{ ...seen, at: 9 }])
    expect(entriesInMemory('observations')).toEqual([])
    expect(await readObservations('demo')).toMatchObject([{ count: 3, first: 3, last: 9 }])
  })

  it('stay in memory while it is full, and are stored with the next observation', async () => {
    await addObservations('demo', [seen])
    db.disk.isFull = true
    await addObservations('demo', [{ ...seen, at: 6 }])
    expect(entriesInMemory('observations')).toMatchObject([{ count: 2 }])
    db.disk.isFull = false
    await addObservations('demo', [{ ...seen, at: 7 }])
    expect(entriesInMemory('observations')).toEqual([])
    expect(await readObservations('demo')).toMatchObject([{ count: 3, first: 5, last: 7 }])
  })

  it('are limited to sixty per point', async () => {
    const of = (count: number, point: string) =>
      Array.from({ length: count }, (_, at) => ({ ...seen, point, value: String(at), at: at + 1 }))
    await addObservations('demo', [...of(60, 'limit'), ...of(61, 'start')])
    const lasts = async (point: string) =>
      (await readObservations('demo')).filter((one) => one.point === point).map(({ last }) => last)
    expect(await lasts('limit')).toHaveLength(60)
    expect((await lasts('start')).toSorted((a, b) => a - b)[0]).toBe(2)
    expect(db.found('observations')).toHaveLength(120)
  })

  it('don’t notify listeners if nothing is added', async () => {
    const listener = vi.fn<() => void>()
    const stop = onObservations(listener)
    await addObservations('demo', [])
    expect(listener).not.toHaveBeenCalled()
    stop()
  })

  it('are read to find the oldest only if a new one is added', async () => {
    await addObservations('demo', [seen])
    const transactions = vi.spyOn(db, 'transaction')
    await addObservations('demo', [seen])
    expect(transactions).toHaveBeenCalledTimes(1)
    await addObservations('demo', [seen, { ...seen, value: '21' }])
    expect(transactions).toHaveBeenCalledTimes(3)
  })

  it('are removed for one connection, including those in memory, and restored', async () => {
    await addObservations('demo', [seen])
    await addObservations('proxy', [seen])
    db.disk.isFull = true
    await addObservations('demo', [{ ...seen, value: '21' }])
    await addObservations('proxy', [{ ...seen, value: '21' }])
    db.disk.isFull = false
    const removed = await removeObservations('demo')
    expect(removed).toHaveLength(2)
    expect(await readObservations('demo')).toEqual([])
    expect(await readObservations('proxy')).toHaveLength(2)
    await addObservations('demo', [{ ...seen, at: 9 }])
    await returnObservations('demo', removed)
    expect(await readObservations('demo')).toMatchObject([
      { value: '20', count: 1, last: 9 },
      { value: '21', count: 1, last: 5 },
    ])
    expect(entriesInMemory('observations')).toHaveLength(1)
  })
})
