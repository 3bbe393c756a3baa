import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import { isComplete } from '@/domain/collections/collection.ts'
import type { ProductList } from '@/domain/picked/productList.ts'
import { createPicked } from '@/storage/collections/picked.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { aLoad, connection } from '@test/jobs/aLoad.ts'
import { fakeClock, type FakeClock } from '@test/jobs/fakeClock.ts'
import { aListEntry } from '@test/made/aListEntry.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

const LIST: ProductList = { id: 'l', name: 'Mine', at: 1, changedAt: 1, entries: [] }

let clock: FakeClock

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
  replaceEntriesInMemory('collections', [])
  clock = fakeClock()
})

describe('loading a picked collection', () => {
  it('is complete once it has ended, if the collection is empty', async () => {
    await createPicked(connection.id, LIST)
    const { job } = await aLoad(clock, {}, { kind: 'picked', collectionId: 'l' })
    expect(isComplete(job.currentVersion())).toBe(false)
    await clock.run()
    expect(job.currentVersion()).toMatchObject({
      endedAt: clock.date(),
      counts: { asks: 0, rows: 0 },
    })
    expect(isComplete(job.currentVersion())).toBe(true)
    expect(whyIncomplete(job.currentVersion())).toBeNull()
  })

  it('ends at the row limit and notes that there may be more', async () => {
    const entries = ['A', 'B', 'C', 'D', 'E'].map((id) => aListEntry(id))
    await createPicked(connection.id, { ...LIST, entries })
    const requested = vi.fn<(url: string) => Promise<Response>>((url) => {
      const [, productId] = /products\/([A-E])/.exec(url) ?? []
      return Promise.resolve(new Response(JSON.stringify({ product: { productId }, traits: [] })))
    })
    vi.stubGlobal('fetch', requested)
    const { job } = await aLoad(
      clock,
      { most: 3, atOnce: 1 },
      { kind: 'picked', collectionId: 'l' },
    )
    await clock.run()
    expect(requested).toHaveBeenCalledTimes(3)
    expect(job.currentVersion()).toMatchObject({
      notes: [{ kind: 'cut', found: null }],
      counts: { asks: 5, failed: 0, rows: 3 },
    })
    expect(whyIncomplete(job.currentVersion())).toBe('cut')
  })

  it('is complete if the collection has exactly as many products as the row limit', async () => {
    await createPicked(connection.id, { ...LIST, entries: [aListEntry('A')] })
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"product":{"productId":"A"},"traits":[]}')),
    )
    const { job } = await aLoad(clock, { most: 1 }, { kind: 'picked', collectionId: 'l' })
    await clock.run()
    expect(job.currentVersion()).toMatchObject({ notes: [], counts: { rows: 1 } })
    expect(whyIncomplete(job.currentVersion())).toBeNull()
  })
})
