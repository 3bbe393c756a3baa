import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseStores } from './databaseStores.ts'

vi.mock('idb', () => ({ openDB: vi.fn<() => Promise<unknown>>() }))

const { convertDatabase } = vi.hoisted(() => ({
  convertDatabase: vi.fn<(db: unknown, transaction: unknown) => Promise<void>>(),
}))
vi.mock('@/storage/collections/convertDatabase.ts', () => ({ convertDatabase }))

const ALL = databaseStores.map(({ name }) => name)

/** The databases in the order in which they are opened, each with its stores. */
function opens(...databases: { version: number; has: readonly string[] }[]) {
  const opened = databases.map(({ version, has }) => ({
    version,
    objectStoreNames: { contains: (name: string) => has.includes(name) },
    createObjectStore: vi.fn<(name: string, options: object) => void>(),
    close: vi.fn<() => void>(),
  }))
  for (const one of opened) vi.mocked(openDB).mockResolvedValueOnce(one as never)
  return opened
}
const callbacks = () =>
  vi.mocked(openDB).mock.calls.at(-1)?.[2] as Record<string, (...args: object[]) => void>
const versions = () => vi.mocked(openDB).mock.calls.map(([, version]) => version)

async function fresh() {
  vi.resetModules()
  return (await import('./database.ts')).database
}
/** Uses the modules that `fresh` has loaded. */
const trouble = async () => (await import('./storageTrouble.ts')).storageTrouble()

beforeEach(() => {
  vi.mocked(openDB).mockReset()
  vi.stubGlobal('indexedDB', {})
})

it('there is no database if the browser has no IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const database = await fresh()
  expect(await database()).toBeNull()
  expect(openDB).not.toHaveBeenCalled()
  expect(await trouble()).toBe('refused')
})

it('there is no database if access to IndexedDB throws an error', async () => {
  vi.stubGlobal('indexedDB', undefined)
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  const database = await fresh()
  expect(await database()).toBeNull()
  expect(await trouble()).toBe('refused')
})

it('a database that another tab blocks is awaited, and this is reported', async () => {
  const [db] = opens({ version: 7, has: ALL })
  const database = await fresh()
  let release = () => {}
  vi.mocked(openDB).mockReset()
  vi.mocked(openDB).mockReturnValueOnce(
    new Promise((resolve) => {
      release = () => resolve(db as never)
    }),
  )
  const opened = database()
  callbacks()['blocked']?.()
  expect(await trouble()).toBe('waiting')
  release()
  expect(await opened).toBe(db)
  expect(await trouble()).toBeNull()
})

it('a database that was deleted while the page was open is reopened, and this is reported', async () => {
  const [, second] = opens({ version: 7, has: ALL }, { version: 1, has: ALL })
  const database = await fresh()
  const db = await database()
  const blocking = callbacks()['blocking'] as unknown as (...args: unknown[]) => void
  blocking(7, null, { target: db })
  expect(await trouble()).toBe('deleted')
  expect(await database()).toBe(second)
})

it('a database is opened once, in its current version', async () => {
  const [db] = opens({ version: 7, has: ALL })
  const database = await fresh()
  expect(await database()).toBe(db)
  expect(await database()).toBe(db)
  expect(versions()).toEqual([undefined])
  expect(db?.close).not.toHaveBeenCalled()
})

it('a database of an older build is opened in the next version with its missing stores', async () => {
  const [old, next] = opens({ version: 7, has: ALL.slice(1) }, { version: 8, has: ALL })
  const database = await fresh()
  expect(await database()).toBe(next)
  expect(versions()).toEqual([undefined, 8])
  expect(old?.close).toHaveBeenCalled()
  if (old) callbacks()['upgrade']?.(old)
  expect(old?.createObjectStore.mock.calls).toEqual([
    [ALL[0], { keyPath: [...databaseStores[0].keyPath] }],
  ])
})

describe('a database with stores of an earlier version of the app', () => {
  const has = [...ALL.filter((name) => name !== 'collections'), 'lists']

  it('is converted in the transaction that changes its version', async () => {
    const [old, next] = opens({ version: 7, has }, { version: 8, has: ALL })
    const database = await fresh()
    expect(await database()).toBe(next)
    expect(versions()).toEqual([undefined, 8])
    convertDatabase.mockResolvedValue()
    const transaction = { done: Promise.resolve(), abort: vi.fn<() => void>() }
    callbacks()['upgrade']?.(old ?? {}, {}, {}, transaction)
    expect(convertDatabase).toHaveBeenCalledWith(old, transaction)
    expect(old?.createObjectStore).not.toHaveBeenCalled()
    expect(transaction.abort).not.toHaveBeenCalled()
  })

  it.each([
    ['is not changed if the conversion fails', () => {}],
    [
      'is not changed if the browser has ended the transaction',
      () => {
        throw new DOMException('ended', 'InvalidStateError')
      },
    ],
  ])('%s', async (_name, end) => {
    const [old] = opens({ version: 7, has }, { version: 8, has: ALL })
    const database = await fresh()
    await database()
    convertDatabase.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    const done = Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const transaction = { done, abort: vi.fn<() => void>(end) }
    callbacks()['upgrade']?.(old ?? {}, {}, {}, transaction)
    await vi.waitFor(() => expect(transaction.abort).toHaveBeenCalledOnce())
  })
})

it('a database is closed for a newer build, and reopened after that', async () => {
  const [first, second] = opens({ version: 7, has: ALL }, { version: 8, has: ALL })
  const database = await fresh()
  await database()
  if (first) callbacks()['blocking']?.({}, {}, { target: first })
  expect(first?.close).toHaveBeenCalled()
  expect(await database()).toBe(second)
})

it('a database that the browser closed is reopened', async () => {
  const [, second] = opens({ version: 7, has: ALL }, { version: 7, has: ALL })
  const database = await fresh()
  await database()
  callbacks()['terminated']?.()
  expect(await database()).toBe(second)
})
