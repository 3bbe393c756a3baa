import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isComplete } from '../domain/resultSet/resultSet.ts'
import { holdOnly } from '../store/keptMemory.ts'
import { loadFrom } from '../testing/jobs/loadFrom.ts'
import { idsFrom, type Asked } from '../testing/jobs/searchService.ts'

vi.mock('../store/database.ts', () => ({ database: () => Promise.resolve(null) }))

beforeEach(() => {
  holdOnly('resultSets', [])
})

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
