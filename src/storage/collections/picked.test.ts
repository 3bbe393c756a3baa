import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addEntries, noteEntry, placeEntry, seeEntries } from '@/domain/picked/changeEntries.ts'
import { entryKey, type ListEntry, type ProductList } from '@/domain/picked/productList.ts'
import { readBackup, writeBackup } from '@/storage/database/backup.ts'
import { database } from '@/storage/database/database.ts'
import { readContents } from '@/storage/database/stored.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { oneDatabase as anyDatabase } from '@test/stored/oneDatabase.ts'
import { deleteCollection, onCollections, restoreDeleted } from './collections.ts'
import { changePicked, createPicked, readPicked, listPicked } from './picked.ts'
import { listVersions } from './versions.ts'

// Node has no IndexedDB, so the store works in memory; tests that need a database use a fake one.
vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

function oneDatabase(capacity = Infinity) {
  const { entries, database: one } = anyDatabase(['of', 'part'], capacity)
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

const [A, B, C] = ['A', 'B', 'C'].map((id) => aListEntry(id)) as [ListEntry, ListEntry, ListEntry] // three of them
const aList = (changes: Partial<ProductList> = {}): ProductList => ({
  id: 'one',
  at: 1,
  changedAt: 1,
  name: 'Autumn shirts',
  entries: [A, B],
  ...changes,
})
const idsOf = async (id = 'one') =>
  (await readPicked('demo', id))?.list.entries.map((entry) => entry.id)
const change = (edit: (entries: readonly ListEntry[]) => ListEntry[], at: number | null = 9) =>
  changePicked('demo', 'one', ({ name, entries }) => ({ name, entries: edit(entries) }), at)

describe('picked collections', () => {
  it('contain the products that an earlier version saved without EANs, and those with EANs', async () => {
    const [older, newer] = [aSeenProduct(), aSeenProduct({ eans: ['2049811819164'] })]
    expect(older).not.toHaveProperty('eans')
    const entries = [aListEntry('A', { seen: older }), aListEntry('B', { seen: newer })]
    await createPicked('demo', aList({ entries }))
    expect(await readPicked('demo', 'one')).toMatchObject({ damaged: 0, list: { entries } })
  })

  it.each([
    ['in memory', () => {}, true],
    ['in the database', () => void oneDatabase(), false],
    ['in memory where the database is full', () => void oneDatabase(10), true],
  ])('are stored per connection, %s', async (_place, prepare, isInMemory) => {
    prepare()
    await createPicked('demo', aList())
    await createPicked('demo', aList({ id: 'two', name: 'To ask about', changedAt: 5 }))
    await createPicked('proxy', aList({ id: 'live' }))
    const { lists } = await listPicked('demo')
    expect(lists.map((one) => [one.list.name, one.isInMemory])).toEqual([
      ['To ask about', isInMemory],
      ['Autumn shirts', isInMemory],
    ])
    expect(await readPicked('proxy', 'one')).toBeNull()
  })

  it('change as a whole, and their time changes only with the user’s edits', async () => {
    oneDatabase()
    await createPicked('demo', aList())
    expect(await change((entries) => placeEntry(entries, entryKey(B), 0))).toBe('stored')
    expect(await idsOf()).toEqual(['B', 'A'])
    expect((await readPicked('demo', 'one'))?.list.changedAt).toBe(9)
    const answers = new Map([[entryKey(A), aSeenProduct()]])
    await change((entries) => seeEntries(entries, answers), null)
    expect((await readPicked('demo', 'one'))?.list.changedAt).toBe(9)
  })

  it('lose no change if two tabs change one at once', async () => {
    oneDatabase()
    await createPicked('demo', aList())
    await Promise.all([
      change((entries) => addEntries(entries, [{ id: 'C', country: 'us' }], 3).entries),
      change((entries) => noteEntry(entries, entryKey(A), 'ask why')),
      change((entries) => placeEntry(entries, entryKey(B), 0)),
    ])
    const read = await readPicked('demo', 'one')
    expect(read?.list.entries.map(({ id, note }) => [id, note])).toEqual([
      ['B', ''],
      ['A', 'ask why'],
      ['C', ''],
    ])
  })

  it('stay in memory if the database is full, and are stored with the next change that fits', async () => {
    const entries = oneDatabase(1000)
    await createPicked('demo', aList({ entries: [A] }))
    const many = Array.from({ length: 20 }, (_, at) => ({ id: `P${at}`, country: 'us' }))
    expect(await change((now) => addEntries(now, many, 3).entries)).toBe('memory')
    expect(await readPicked('demo', 'one')).toMatchObject({ isInMemory: true })
    expect(await idsOf()).toHaveLength(21)
    expect(await change((now) => now.slice(0, 2))).toBe('stored')
    expect(await readPicked('demo', 'one')).toMatchObject({ isInMemory: false })
    expect(entries.size).toBe(1)
  })

  it('are deleted, and restored exactly', async () => {
    oneDatabase()
    await createPicked('demo', aList())
    const deleted = await deleteCollection('demo', 'one')
    expect((await listPicked('demo')).lists).toEqual([])
    expect(await change((entries) => [...entries, C])).toBe('gone')
    if (deleted) await restoreDeleted(deleted)
    expect((await readPicked('demo', 'one'))?.list).toEqual(aList())
  })

  it('are restored with a change from just before the deletion', async () => {
    oneDatabase()
    await createPicked('demo', aList())
    const [, deleted] = await Promise.all([
      change((entries) => [...entries, C]),
      deleteCollection('demo', 'one'),
    ])
    if (deleted) await restoreDeleted(deleted)
    expect(await idsOf()).toEqual(['A', 'B', 'C'])
  })

  it('are not reported as deleted if the database refuses', async () => {
    const entries = oneDatabase()
    await createPicked('demo', aList())
    vi.mocked(database).mockResolvedValue({
      getAll: () => Promise.resolve([...entries.values()]),
      transaction: () => {
        throw new DOMException('closed', 'InvalidStateError')
      },
    } as never)
    await expect(deleteCollection('demo', 'one')).rejects.toThrow('didn’t delete')
    expect(entries.size).toBe(1)
  })

  it('notify this tab and the others', async () => {
    const listener = vi.fn<() => void>()
    const elsewhere = new BroadcastChannel('catalog-explorer:collections')
    const notified = new Promise((resolve) => {
      elsewhere.addEventListener('message', ({ data }) => resolve(data), { once: true })
    })
    const stop = onCollections('demo', listener)
    await createPicked('proxy', aList())
    expect(listener).not.toHaveBeenCalled()
    expect(await notified).toBe('proxy')
    await createPicked('demo', aList())
    expect(listener).toHaveBeenCalledOnce()
    const again = new Promise<void>((resolve) => {
      listener.mockImplementation(resolve)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    elsewhere.postMessage('demo')
    await again
    stop()
    elsewhere.close()
  })
})

const keyOf = (id: string) => JSON.stringify(['demo', '', id])
/** An entry as stored in the database. */
const stored = (id: string, entries: readonly unknown[]) => ({
  connectionId: 'demo',
  of: '',
  part: id,
  at: 1,
  holds: 'collection',
  name: 'Autumn shirts',
  source: { kind: 'picked', changedAt: 1, entries },
  countries: [],
  views: [],
})

describe('damaged picked collections', () => {
  it('don’t affect other collections, nor does a damaged product affect other products', async () => {
    const entries = oneDatabase()
    await createPicked('demo', aList())
    await createPicked('demo', aList({ id: 'two' }))
    entries.set(keyOf('two'), { ...stored('two', []), name: 7 })
    const broken = { ...A, id: '', seen: 'yesterday' }
    entries.set(keyOf('one'), stored('one', [broken, B]))
    const { lists } = await listPicked('demo')
    expect((await listVersions('demo')).damaged).toBe(1)
    expect(lists).toHaveLength(1)
    expect(lists[0]).toMatchObject({ damaged: 1, list: { entries: [{ id: 'B' }] } })
    expect(await readPicked('demo', 'two')).toBeNull()
  })

  it('retain their damaged products through every change, and in a backup', async () => {
    const entries = oneDatabase()
    const broken = { id: 5 }
    entries.set(keyOf('one'), stored('one', [broken, A]))
    await change((now) => [...now, C])
    expect(await readPicked('demo', 'one')).toMatchObject({
      damaged: 1,
      list: { entries: [{ id: 'A' }, { id: 'C' }] },
    })
    vi.mocked(database).mockResolvedValue(null)
    replaceEntriesInMemory('collections', [...entries.values()])
    const text = writeBackup(await readContents(['collections']), 0)
    const reading = readBackup(text)
    expect(reading.kind === 'ok' && reading.backup.contents.stores.get('collections')).toEqual([
      ...entries.values(),
    ])
  })
})
