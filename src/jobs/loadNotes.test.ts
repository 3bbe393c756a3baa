import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import { isComplete } from '@/domain/collections/collection.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { loadFrom } from '@test/jobs/loadFrom.ts'
import { idsFrom, NO_RECORD, type PageRequest } from '@test/jobs/searchService.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
})

const page = ({ index }: PageRequest, size: number, total: number) => ({
  ids: idsFrom(index, size, total),
  numFound: total,
})

describe('a service that shuffles its results', () => {
  it('is noted, with the number of repeated rows', async () => {
    const { version, ids } = await loadFrom(({ index, limit }) => ({
      ids: idsFrom(Math.max(index - 20, 0), limit, 300),
      numFound: 300,
      shuffle: true,
    }))
    expect(new Set(ids).size).toBe(ids.length)
    expect(version.counts.duplicates).toBe(300 - ids.length)
    expect(version.notes).toEqual([
      { kind: 'shuffled' },
      { kind: 'overlap', rows: version.counts.duplicates },
    ])
  })
})

describe('a total that changes during a load', () => {
  it('to a lower number is noted and ends the load without many requests for missing pages', async () => {
    const { requested, version, ids } = await loadFrom((request, nth) =>
      page(request, request.limit, nth === 1 ? 2000 : 450),
    )
    expect(ids).toHaveLength(450)
    expect(requested.length).toBeLessThan(12)
    expect(version).toMatchObject({
      promised: 2000,
      notes: [{ kind: 'total changed', from: 2000, to: 450 }],
    })
    expect(isComplete(version)).toBe(true)
  })

  it('to a higher number adds the extra pages', async () => {
    const { version, ids } = await loadFrom((request, nth) =>
      page(request, request.limit, nth === 1 ? 300 : 450),
    )
    expect(ids).toHaveLength(450)
    expect(version.notes).toEqual([{ kind: 'total changed', from: 300, to: 450 }])
    expect(version.counts).toMatchObject({ asks: 5, done: 5 })
  })
})

describe('a total that changed during a load', () => {
  it('stays noted if it changes back, because a row may be missing between two pages', async () => {
    const { version } = await loadFrom(
      (request) => ({
        ids: idsFrom(request.index + (request.index === 100 ? 1 : 0), request.limit, 300),
        numFound: request.index === 100 ? 299 : 300,
      }),
      { atOnce: 1 },
    )
    expect(version.notes).toContainEqual({ kind: 'total changed', from: 300, to: 299 })
    expect(whyIncomplete(version)).toBe('unsteady')
  })

  it('is no longer noted as cut if it falls below the row limit', async () => {
    const { version } = await loadFrom(
      (request, nth) => page(request, request.limit, nth === 1 ? 320 : 290),
      { most: 300 },
    )
    expect(version.notes).toEqual([{ kind: 'total changed', from: 320, to: 290 }])
  })
})

describe('a service that doesn’t return a total', () => {
  const silent = (total: number) => (request: PageRequest) => ({
    ids: idsFrom(request.index, request.limit, total),
    numFound: null,
  })

  it('may have more rows if as many as the limit were loaded', async () => {
    const { version } = await loadFrom(silent(5000), { most: 300 })
    expect(version).toMatchObject({ notes: [{ kind: 'cut', found: null }], counts: { rows: 300 } })
    expect(whyIncomplete(version)).toBe('cut')
  })

  it('has no more rows if fewer than the limit were loaded', async () => {
    expect((await loadFrom(silent(299), { most: 300 })).version.notes).toEqual([])
  })
})

describe('a service that returns fewer rows than it found', () => {
  it('is noted and not requested further, and the collection is incomplete', async () => {
    const { requested, version, ids } = await loadFrom((request) => ({
      ids: request.index >= 500 ? [] : idsFrom(request.index, request.limit, 500),
      numFound: 4000,
    }))
    expect(ids).toHaveLength(500)
    expect(requested.length).toBeLessThan(14)
    expect(version.notes).toEqual([{ kind: 'fell short', due: 4000 }])
    expect(isComplete(version)).toBe(false)
  })

  it.each([
    ['on its last page', 450, 480],
    ['long before its last page', 520, 4000],
  ])('%s is noticed by counting the rows', async (_where, total, numFound) => {
    const { version } = await loadFrom(({ index, limit }) => ({
      ids: idsFrom(index, limit, total),
      numFound,
    }))
    expect(version).toMatchObject({
      notes: [{ kind: 'fell short', due: numFound }],
      counts: { rows: total, failed: 0 },
    })
    expect(whyIncomplete(version)).toBe('partial')
  })

  it('because some entries are not listings is noticed too', async () => {
    const { version } = await loadFrom(({ index, limit }) => ({
      ids: [NO_RECORD, ...idsFrom(index + 1, limit - 1, 200)],
      numFound: 200,
    }))
    expect(version).toMatchObject({ notes: [{ kind: 'fell short', due: 200 }] })
    expect(version.counts.rows).toBe(198)
  })

  it('but repeats others instead is noted as an overlap only', async () => {
    const { version } = await loadFrom(({ index, limit }) => ({
      ids: idsFrom(Math.max(index - 5, 0), limit, 200),
      numFound: 200,
    }))
    expect(version.notes).toEqual([{ kind: 'overlap', rows: 5 }])
  })
})
