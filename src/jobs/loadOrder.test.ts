import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { aLoad, rowsOf } from '@test/jobs/aLoad.ts'
import { fakeClock } from '@test/jobs/fakeClock.ts'
import { idsFrom, searchService, type PageRequest } from '@test/jobs/searchService.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
})

const TOTAL = 350
const inOrder = idsFrom(0, TOTAL, TOTAL)
const page = ({ index, limit }: PageRequest) => ({
  ids: idsFrom(index, limit, TOTAL),
  numFound: TOTAL,
})

/** A load whose rows are added to a collection as they arrive, as on its page. */
async function aWatchedLoad(failing: (requested: PageRequest, nth: number) => boolean) {
  const clock = fakeClock()
  searchService({
    clock,
    reply: (requested, nth) => (failing(requested, nth) ? { status: 400 } : page(requested)),
  })
  const { job, versionId } = await aLoad(clock)
  const work = createRowWork()
  job.onRows((rows) => void work.add(rows))
  await clock.run()
  const shown = () => work.rows(0, TOTAL).map(({ productId }) => productId)
  const saved = async () => {
    const again = createRowWork()
    again.add(await rowsOf(versionId))
    return again.rows(0, TOTAL).map(({ productId }) => productId)
  }
  return { clock, job, versionId, shown, saved }
}

describe('the order of a loaded search', () => {
  it('is the service’s order, and each row has its place', async () => {
    const { versionId, shown, saved } = await aWatchedLoad(() => false)
    expect(shown()).toEqual(inOrder)
    expect(await saved()).toEqual(inOrder)
    const rows = await rowsOf(versionId)
    expect(rows.every(({ productId, place }) => productId === `P${place}`)).toBe(true)
  })

  it('stays the same after a failed page was retried, before and after a reload', async () => {
    let isDown = true
    const { clock, job, shown, saved } = await aWatchedLoad(({ index }) => index === 100 && isDown)
    expect(job.currentVersion().counts).toMatchObject({ failed: 1, rows: 250 })
    isDown = false
    job.retry()
    await clock.run()
    expect(job.currentVersion().counts).toMatchObject({ failed: 0, rows: TOTAL })
    expect(shown()).toEqual(inOrder)
    expect(await saved()).toEqual(inOrder)
  })

  it('has correct places even if a page has fewer rows than requested', async () => {
    const clock = fakeClock()
    searchService({
      clock,
      reply: (requested, nth) => page({ ...requested, limit: nth === 2 ? 30 : requested.limit }),
    })
    const { versionId } = await aLoad(clock)
    await clock.run()
    const rows = await rowsOf(versionId)
    expect(rows).toHaveLength(TOTAL)
    expect(rows.every(({ productId, place }) => productId === `P${place}`)).toBe(true)
  })
})
