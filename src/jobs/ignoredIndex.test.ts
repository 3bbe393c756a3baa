import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isComplete } from '@/domain/collections/collection.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { loadFrom } from '@test/jobs/loadFrom.ts'
import { idsFrom } from '@test/jobs/searchService.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
})

describe('a service that ignores the index parameter', () => {
  it.each([
    ['of a hundred rows', 100, 4213, {}],
    ['shorter than the requested size', 48, 4213, {}],
    ['of one row', 1, 60, { pageSize: 1 }],
  ])(
    'is detected by a repeated page %s and not requested further',
    async (_size, rows, total, overrides) => {
      const { requested, version, ids } = await loadFrom(
        () => ({ ids: idsFrom(0, rows, total), numFound: total }),
        overrides,
      )
      expect(requested.length).toBeLessThan(12)
      expect(ids).toHaveLength(rows)
      expect(version.notes).toEqual([{ kind: 'index ignored' }])
      expect(isComplete(version)).toBe(false)
    },
  )

  it('is detected even if its rows have no product ID', async () => {
    const ids = Array.from({ length: 100 }, () => null)
    const { version } = await loadFrom(() => ({ ids, numFound: 1000 }))
    expect(version).toMatchObject({ notes: [{ kind: 'index ignored' }], counts: { rows: 100 } })
  })
})

describe('a last page with rows that had already been loaded', () => {
  it('is noted as an overlap, not as an ignored index, and failed pages can be retried', async () => {
    let isBroken = true
    const load = await loadFrom(
      ({ index, limit }, nth) => {
        if (index === 100 && isBroken) return { status: 422 }
        if (index === 300) return { ids: ['P205', 'P206'], numFound: 302 }
        return { ids: idsFrom(index, limit, 302), numFound: nth === 1 ? 400 : 302 }
      },
      { atOnce: 1 },
    )
    expect(load.version.notes).toEqual([
      { kind: 'total changed', from: 400, to: 302 },
      { kind: 'overlap', rows: 2 },
    ])
    isBroken = false
    load.job.retry()
    await load.clock.run()
    expect(load.job.currentVersion().counts).toMatchObject({ failed: 0, rows: 300 })
  })

  it('does not prevent the retry of a failed page after the index was ignored', async () => {
    let isBroken = true
    const load = await loadFrom(
      ({ index }) =>
        index === 100 && isBroken
          ? { status: 422 }
          : { ids: idsFrom(index === 100 ? 100 : 0, 100, 400), numFound: 400 },
      { atOnce: 1 },
    )
    expect(load.version.notes).toEqual([{ kind: 'index ignored' }])
    isBroken = false
    load.job.retry()
    await load.clock.run()
    expect(load.job.currentVersion().counts).toMatchObject({ failed: 0, rows: 200 })
  })
})
