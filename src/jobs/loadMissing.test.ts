import { beforeEach, describe, expect, it, vi } from 'vitest'
import { canLoadMore, isComplete } from '@/domain/collections/collection.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { loadFrom } from '@test/jobs/loadFrom.ts'
import { idsFrom, type PageRequest } from '@test/jobs/searchService.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
})

const page = ({ index, limit }: PageRequest, total: number) => ({
  ids: idsFrom(index, limit, total),
  numFound: total,
})

describe('a first page that failed to load', () => {
  it.each(['start', 'retry'] as const)(
    'counts as the only page and is requested again by %s',
    async (again) => {
      let isBroken = true
      const load = await loadFrom((requested) =>
        isBroken ? { status: 422 } : page(requested, 150),
      )
      expect(load.version.counts).toMatchObject({ asks: 1, done: 0, failed: 1 })
      expect(canLoadMore(load.version)).toBe(true)
      isBroken = false
      load.job[again]()
      await load.clock.run()
      expect(load.job.currentVersion().counts).toMatchObject({
        asks: 2,
        done: 2,
        failed: 0,
        rows: 150,
      })
      expect(isComplete(load.job.currentVersion())).toBe(true)
    },
  )
})

describe('a page in the middle that is empty once', () => {
  it.each(['start', 'retry'] as const)(
    'is requested again by %s, with those after it',
    async (again) => {
      let isBroken = true
      const load = await loadFrom(
        (requested) =>
          requested.index === 300 && isBroken ? { status: 404 } : page(requested, 950),
        { atOnce: 1 },
      )
      expect(load.version).toMatchObject({
        notes: [{ kind: 'fell short', due: 950 }],
        counts: { asks: 10, done: 3, notFound: 7, rows: 300 },
      })
      expect(canLoadMore(load.version)).toBe(true)
      isBroken = false
      load.job[again]()
      await load.clock.run()
      expect(load.job.currentVersion()).toMatchObject({
        notes: [],
        counts: { done: 10, rows: 950 },
      })
      expect(load.requested).toHaveLength(4 + 7)
      expect(isComplete(load.job.currentVersion())).toBe(true)
    },
  )

  it('is requested only once on retry if it stays empty', async () => {
    const load = await loadFrom(
      (requested) => (requested.index >= 300 ? { status: 404 } : page(requested, 950)),
      { atOnce: 1 },
    )
    load.job.retry()
    await load.clock.run()
    expect(load.requested).toHaveLength(4 + 1)
    expect(load.job.currentVersion().notes).toEqual([{ kind: 'fell short', due: 950 }])
  })
})

describe('a page that was loaded', () => {
  it('is never requested again on retry and keeps its rows', async () => {
    const load = await loadFrom((requested) => page(requested, 250))
    load.job.retry([1])
    await load.clock.run()
    expect(load.requested).toHaveLength(3)
    expect(await load.idsOf()).toHaveLength(250)
    expect(load.job.currentVersion().counts).toMatchObject({ done: 3, rows: 250, duplicates: 0 })
  })

  it('with a row missing leaves the collection incomplete with nothing more to load', async () => {
    const { version } = await loadFrom(({ index, limit }) => ({
      ids: idsFrom(index, limit, 450).filter((id) => id !== 'P250'),
      numFound: 450,
    }))
    expect(isComplete(version)).toBe(false)
    expect(canLoadMore(version)).toBe(false)
  })
})
