import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { loadFrom } from '@test/jobs/loadFrom.ts'
import { idsFrom, type PageRequest } from '@test/jobs/searchService.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
})

const page = ({ index }: PageRequest, size: number, total: number) => ({
  ids: idsFrom(index, size, total),
  numFound: total,
})

describe('a service that limits the page size', () => {
  it('is requested with its own page size, and no row is missing', async () => {
    const { requested, version, ids } = await loadFrom((request) =>
      page(request, Math.min(request.limit, 48), 500),
    )
    expect(new Set(ids).size).toBe(500)
    // The second request shows that the first page was not short by chance.
    expect(requested.slice(2).every(({ limit }) => limit === 48)).toBe(true)
    expect(requested).toHaveLength(12)
    expect(version.notes).toEqual([{ kind: 'limit clamped', asked: 100, given: 48 }])
    expect(version.counts).toMatchObject({ asks: 11, done: 11, rows: 500, duplicates: 0 })
  })

  it('in the middle of a load causes no missing or repeated rows', async () => {
    const { version, ids } = await loadFrom((request, nth) =>
      page(request, Math.min(request.limit, nth > 3 ? 30 : 100), 650),
    )
    expect(new Set(ids).size).toBe(650)
    expect(version).toMatchObject({ notes: [], counts: { asks: 7, rows: 650, duplicates: 0 } })
  })

  it('to one row in the middle of a load makes the incomplete pages fail', async () => {
    const { requested, version } = await loadFrom((request, nth) =>
      page(request, Math.min(request.limit, nth > 1 ? 1 : 100), 300),
    )
    expect(requested).toHaveLength(1 + 2 * 20)
    expect(version.counts).toMatchObject({ asks: 3, done: 1, failed: 2 })
  })

  it('in the middle of a load doesn’t lead to more rows than the row limit', async () => {
    const { ids } = await loadFrom(
      (request, nth) => page(request, Math.min(request.limit, nth > 2 ? 30 : 100), 650),
      { most: 250 },
    )
    expect(ids).toHaveLength(250)
    expect(new Set(ids)).toEqual(new Set(idsFrom(0, 250, 650)))
  })

  it('and returns no total is distinguished from one that has no more rows', async () => {
    const silent = (most: number, total: number) => (request: PageRequest) => ({
      ids: idsFrom(request.index, Math.min(request.limit, most), total),
      numFound: null,
    })
    expect((await loadFrom(silent(40, 90))).ids).toHaveLength(90)
    const few = await loadFrom(silent(100, 90))
    expect(few.ids).toHaveLength(90)
    expect(few.version).toMatchObject({ promised: null, notes: [], counts: { asks: 1 } })
  })
})

describe('a page that happens to be too short', () => {
  it.each([
    ['the first page, with one row', 1, 1],
    ['a later page, with one row', 3, 1],
    ['a later page, with one row missing', 3, 99],
  ])('is completed with another request: %s', async (_name, which, size) => {
    const { requested, version, ids } = await loadFrom((request, nth) =>
      page(request, nth === which ? size : request.limit, 950),
    )
    expect(ids).toHaveLength(950)
    expect(new Set(ids)).toEqual(new Set(idsFrom(0, 950, 950)))
    expect(requested).toHaveLength(11)
    expect(version).toMatchObject({ notes: [], counts: { asks: 10, duplicates: 0 } })
  })

  it('without a total doesn’t end the load', async () => {
    const { version, ids } = await loadFrom((request, nth) => ({
      ids: idsFrom(request.index, nth === 3 ? 99 : request.limit, 950),
      numFound: null,
    }))
    expect(ids).toHaveLength(950)
    expect(version).toMatchObject({ notes: [], counts: { duplicates: 0, failed: 0 } })
  })

  it('because a row is always missing doesn’t cause repeated rows', async () => {
    const answerWith = (numFound: number | null) => (request: PageRequest) => ({
      ids: idsFrom(request.index, request.limit, 950).filter((id) => id !== 'P250'),
      numFound,
    })
    for (const numFound of [950, null]) {
      const { requested, version, ids } = await loadFrom(answerWith(numFound))
      expect(ids).toHaveLength(949)
      expect(requested.length).toBeLessThan(14)
      expect(version.counts.duplicates).toBe(0)
    }
  })
})

describe('a service that returns more rows than requested', () => {
  it('is read by the size of its own pages', async () => {
    const { version, ids } = await loadFrom((request) => page(request, 150, 500))
    expect(new Set(ids).size).toBe(500)
    expect(version.counts).toMatchObject({ asks: 4, duplicates: 0 })
  })
})
