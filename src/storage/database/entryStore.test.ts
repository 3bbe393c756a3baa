import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anyDatabase } from '@test/stored/anyDatabase.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { database } from './database.ts'
import { entryStore } from './entryStore.ts'
import { replaceEntriesInMemory } from './storedInMemory.ts'

vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let db: ReturnType<typeof anyDatabase>
const use = (one: object | null) => vi.mocked(database).mockResolvedValue(one as never)

beforeEach(() => {
  db = anyDatabase()
  use(db)
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
})
afterEach(() => {
  replaceEntriesInMemory('opened', [])
  vi.unstubAllGlobals()
})

const opened = entryStore('opened')
const entry = (path: string, at = 1, connectionId = 'demo') =>
  ({ connectionId, path, kind: 'list', label: path, figure: '', at }) as const
const paths = async (place: readonly [string] = ['demo']) =>
  (await opened.list(place)).entries.map(({ path }) => path)

describe('a store of entries', () => {
  it('lists the entries of a connection, and counts damaged ones', async () => {
    await opened.put(entry('/b'), entry('/a'), entry('/c', 1, 'proxy'))
    db.fill('opened', [...db.found('opened'), { connectionId: 'demo', path: '/x' }])
    expect(await paths()).toEqual(['/a', '/b'])
    expect(await opened.list(['demo'])).toMatchObject({ damaged: 1 })
    expect(await opened.listRaw(['demo'])).toHaveLength(3)
    expect(await opened.read(['demo', '/x'])).toBeNull()
    expect(await opened.keys(['proxy'])).toEqual([['proxy', '/c']])
  })

  it('hands on each entry once, including those in memory', async () => {
    await opened.put(...Array.from({ length: 25 }, (_, at) => entry(`/${at + 10}`)))
    db.disk.isFull = true
    await opened.put(entry('/11', 2), entry('/99', 2))
    const seen: unknown[] = []
    await opened.each(['demo'], (one) => void seen.push(one))
    expect(seen).toHaveLength(26)
    expect(seen.slice(-2)).toMatchObject([{ path: '/11', at: 2 }, { path: '/99' }])
  })

  it('holds an entry in memory while the database is full, as the newer copy', async () => {
    expect(await opened.put(entry('/a'))).toBe('stored')
    db.disk.isFull = true
    expect(await opened.change(['demo', '/a'], (one) => ({ ...one, at: 2 }))).toBe('memory')
    expect(await opened.read(['demo', '/a'])).toMatchObject({ at: 2 })
    expect(opened.inMemory(['demo'])).toHaveLength(1)
    db.disk.isFull = false
    expect(await opened.storeMemory(['demo'])).toBe('stored')
    expect(opened.inMemory(['demo'])).toEqual([])
    expect(db.found('opened')).toMatchObject([{ at: 2 }])
  })

  it('works without a database', async () => {
    use(null)
    expect(await opened.put(entry('/a'))).toBe('memory')
    expect(await paths()).toEqual(['/a'])
    expect(await opened.remove(['demo'])).toMatchObject({ entries: [{ path: '/a' }] })
    expect(await paths()).toEqual([])
  })

  it('reports that an entry to change no longer exists', async () => {
    expect(await opened.change(['demo', '/a'], (one) => one)).toBe('gone')
    expect(await opened.addParts(['demo', '/a'], (one) => one, [])).toBe('gone')
  })

  it('deletes the entries of a connection, and restores them exactly', async () => {
    await opened.put(entry('/a'), entry('/b'), entry('/c', 1, 'proxy'))
    const removed = await opened.remove(['demo'])
    expect(await paths()).toEqual([])
    expect(await paths(['proxy'])).toEqual(['/c'])
    expect(await opened.remove(['demo'])).toBeNull()
    expect(await opened.restore(removed)).toBe('stored')
    expect(await paths()).toEqual(['/a', '/b'])
    expect(await opened.restore(null)).toBe('stored')
  })

  it('notifies the listeners of a connection, but not about added parts', async () => {
    const listener = vi.fn<() => void>()
    const stop = opened.subscribe('demo', listener)
    await opened.put(entry('/a'), entry('/b'), entry('/c', 1, 'proxy'))
    expect(listener).toHaveBeenCalledTimes(1)
    await opened.addParts(['demo', '/a'], (one) => one, [entry('/d')])
    expect(listener).toHaveBeenCalledTimes(1)
    await opened.restore(await opened.remove(['demo', '/a']))
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    await opened.put(entry('/a'))
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
