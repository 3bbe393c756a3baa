import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isComplete } from '../domain/resultSet/resultSet.ts'
import { holdOnly } from '../store/keptMemory.ts'
import { aLoad, rowsOf } from '../testing/jobs/aLoad.ts'
import { fakeClock, type FakeClock } from '../testing/jobs/fakeClock.ts'
import {
  idsFrom,
  searchService,
  type Asked,
  type SearchReply,
} from '../testing/jobs/searchService.ts'

vi.mock('../store/database.ts', () => ({ database: () => Promise.resolve(null) }))

let clock: FakeClock

beforeEach(() => {
  holdOnly('resultSets', [])
  clock = fakeClock()
})

async function loadFrom(reply: (asked: Asked, nth: number) => SearchReply) {
  const asked = searchService({ clock, reply })
  const { job, momentId } = await aLoad(clock)
  await clock.run()
  const rows = await rowsOf(momentId)
  return { asked, moment: job.moment(), ids: rows.map(({ productId }) => productId) }
}

const page = ({ index }: Asked, size: number, total: number) => ({
  ids: idsFrom(index, size, total),
  numFound: total,
})

describe('a service that ignores index', () => {
  it('is found out at the second page, and not asked for the rest', async () => {
    const { asked, moment, ids } = await loadFrom(() => page({ index: 0 } as Asked, 100, 4213))
    expect(asked.length).toBeLessThanOrEqual(1 + 4)
    expect(ids).toHaveLength(100)
    expect(moment.notes).toEqual([{ kind: 'index ignored' }])
    expect(isComplete(moment)).toBe(false)
  })
})

describe('a service that clamps limit', () => {
  it('is asked for pages of its own size, and no row is missing', async () => {
    const { asked, moment, ids } = await loadFrom((request) =>
      page(request, Math.min(request.limit, 48), 500),
    )
    expect(new Set(ids).size).toBe(500)
    expect(asked.slice(1).every(({ limit }) => limit === 48)).toBe(true)
    expect(moment.notes).toEqual([{ kind: 'limit clamped', asked: 100, given: 48 }])
    expect(moment.counts).toMatchObject({ asks: 11, done: 11, rows: 500, duplicates: 0 })
  })

  it('in the middle of a load costs no rows', async () => {
    const { moment, ids } = await loadFrom((request, nth) =>
      page(request, Math.min(request.limit, nth > 3 ? 30 : 100), 650),
    )
    expect(new Set(ids).size).toBe(650)
    expect(moment.counts).toMatchObject({ asks: 7, rows: 650 })
  })

  it('and says no total is told apart from one that has no more rows', async () => {
    const silent = (most: number, total: number) => (request: Asked) => ({
      ids: idsFrom(request.index, Math.min(request.limit, most), total),
      numFound: null,
    })
    expect((await loadFrom(silent(40, 90))).ids).toHaveLength(90)
    const few = await loadFrom(silent(100, 90))
    expect(few.ids).toHaveLength(90)
    expect(few.moment).toMatchObject({ promised: null, notes: [], counts: { asks: 1 } })
  })
})

describe('a service that gives more rows than asked', () => {
  it('is asked by its own pages', async () => {
    const { moment, ids } = await loadFrom((request) => page(request, 150, 500))
    expect(new Set(ids).size).toBe(500)
    expect(moment.counts).toMatchObject({ asks: 4, duplicates: 0 })
  })
})

describe('a service that shuffles', () => {
  it('is noted, with the rows that came twice', async () => {
    const { moment, ids } = await loadFrom(({ index, limit }) => ({
      ids: idsFrom(Math.max(index - 20, 0), limit, 300),
      numFound: 300,
      shuffle: true,
    }))
    expect(new Set(ids).size).toBe(ids.length)
    expect(moment.counts.duplicates).toBe(300 - ids.length)
    expect(moment.notes).toEqual([
      { kind: 'shuffled' },
      { kind: 'overlap', rows: moment.counts.duplicates },
    ])
  })
})

describe('a total that changes while the set is loaded', () => {
  it('downwards is noted, and pages past the new end are asked once at the most', async () => {
    const { asked, moment, ids } = await loadFrom((request, nth) =>
      page(request, request.limit, nth === 1 ? 2000 : 450),
    )
    expect(ids).toHaveLength(450)
    expect(asked.length).toBeLessThan(12)
    expect(moment).toMatchObject({
      promised: 2000,
      notes: [{ kind: 'total changed', from: 2000, to: 450 }],
    })
    expect(isComplete(moment)).toBe(true)
  })

  it('upwards brings the pages that were added', async () => {
    const { moment, ids } = await loadFrom((request, nth) =>
      page(request, request.limit, nth === 1 ? 300 : 450),
    )
    expect(ids).toHaveLength(450)
    expect(moment.notes).toEqual([{ kind: 'total changed', from: 300, to: 450 }])
    expect(moment.counts).toMatchObject({ asks: 5, done: 5 })
  })
})

describe('a service that gives nothing after so many rows', () => {
  it('is noted, is not asked on, and the set is not called complete', async () => {
    const { asked, moment, ids } = await loadFrom((request) => ({
      ids: request.index >= 500 ? [] : idsFrom(request.index, request.limit, 500),
      numFound: 4000,
    }))
    expect(ids).toHaveLength(500)
    expect(asked.length).toBeLessThan(14)
    expect(moment.notes).toEqual([{ kind: 'ended early', rows: 500 }])
    expect(isComplete(moment)).toBe(false)
  })
})
