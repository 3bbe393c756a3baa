import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isServiceAnswer } from '@/api/queries/serviceAnswer.ts'
import type { StoredPriceList } from '@/storage/priceLists/priceList.ts'
import { activeJobQuery } from './activeJobQuery.ts'
import { STORED_OPTIONS } from './storedOptions.ts'
import { priceListQuery } from './usePriceList.ts'

const { readPriceList } = vi.hoisted(() => ({ readPriceList: vi.fn<() => Promise<unknown>>() }))
vi.mock('@/storage/priceLists/priceList.ts', () => ({
  readPriceList,
  onPriceLists: () => () => {},
}))

let client: QueryClient
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retryDelay: 0 } } })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

describe('stored data', () => {
  const queryKey = ['kept']

  it('is read again for each use, even at the same moment', async () => {
    const queryFn = vi.fn<() => Promise<string>>(async () => 'kept')
    await client.fetchQuery({ queryKey, queryFn, ...STORED_OPTIONS })
    await client.fetchQuery({ queryKey, queryFn, ...STORED_OPTIONS })
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('is not read again if reading fails', async () => {
    const queryFn = vi
      .fn<() => Promise<string>>(async () => 'kept')
      .mockRejectedValueOnce(new Error('broken'))
    await expect(client.fetchQuery({ queryKey, queryFn, ...STORED_OPTIONS })).rejects.toThrow(
      'broken',
    )
  })
})

describe('the query of an open collection', () => {
  it('returns a new object after each read, and is discarded when unused', async () => {
    const open = async () => ({ same: 'content' })
    const observer = new QueryObserver(client, activeJobQuery(['open'], open))
    const unsubscribe = observer.subscribe(() => {})
    const { data: first } = await observer.refetch()
    const { data: second } = await observer.refetch()
    expect(second).toEqual(first)
    expect(second).not.toBe(first)
    unsubscribe()
    await vi.advanceTimersByTimeAsync(0)
    expect(client.getQueryData(['open'])).toBeUndefined()
  })
})

describe('a price list that is read again', () => {
  const entry = { code: '2049811842247', price: 10, cost: 4, note: 'a' }
  const list: StoredPriceList = { at: 1, damaged: 0, isInMemory: false, entries: [entry] }
  const read = async (storedList: StoredPriceList) => {
    readPriceList.mockResolvedValueOnce(storedList)
    return client.fetchQuery({ ...priceListQuery('here', 'US'), staleTime: 0 })
  }

  it('stays the same object if nothing has changed', async () => {
    const before = await read(list)
    expect(await read({ ...list, entries: [{ ...entry }] })).toBe(before)
    expect(before).toMatchObject({ state: 'read', size: 1 })
    expect(before.lookup(entry.code)?.price).toBe(10)
  })

  it.each<[string, Partial<StoredPriceList>]>([
    ['time', { at: 2 }],
    ['damage', { damaged: 1 }],
    ['place', { isInMemory: true }],
    ['price', { entries: [{ ...entry, price: 11 }] }],
    ['cost', { entries: [{ ...entry, cost: null }] }],
    ['note', { entries: [{ ...entry, note: '' }] }],
    ['code', { entries: [{ ...entry, code: '96385074' }] }],
    ['length', { entries: [entry, { ...entry, code: '96385074' }] }],
    ['emptiness', { entries: [] }],
  ])('gets a new version if its %s changes', async (_name, change) => {
    const before = await read(list)
    const after = await read({ ...list, ...change })
    expect(after.version).toBe(before.version + 1)
    expect(after).toMatchObject(change)
  })

  it('has the same query for a country in any letter case', async () => {
    expect(priceListQuery('here', 'US').queryKey).toEqual(priceListQuery('here', 'us').queryKey)
  })

  it('is retried once, because the database may have been closed', async () => {
    readPriceList
      .mockRejectedValueOnce(new Error('closed'))
      .mockRejectedValueOnce(new Error('broken'))
      .mockResolvedValueOnce(list)
    const requested = Promise.allSettled([client.fetchQuery(priceListQuery('here', 'us'))])
    await vi.runAllTimersAsync()
    expect(await requested).toMatchObject([{ reason: new Error('broken') }])
    expect(await client.fetchQuery(priceListQuery('here', 'us'))).toMatchObject({ size: 1 })
  })
})

it('isServiceAnswer distinguishes responses of the service from stored data', () => {
  for (const name of ['search', 'traits', 'lookup', 'ean', 'ladder'])
    expect(isServiceAnswer([name, 'demo'])).toBe(true)
  expect(isServiceAnswer(['lists', 'demo'])).toBe(false)
  expect(isServiceAnswer(['toString'])).toBe(false)
  expect(isServiceAnswer([{ search: 1 }])).toBe(false)
})
