import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isComplete } from '@/domain/resultSet/resultSet.ts'
import { listVersions, readVersions } from '@/storage/collections/versions.ts'
import { holdOnly } from '@/storage/database/storedInMemory.ts'
import { aLoad, connection, loadsOf, rowsOf } from '@test/jobs/aLoad.ts'
import { fakeClock, type FakeClock } from '@test/jobs/fakeClock.ts'
import { fakeBrowser } from '@test/jobs/fakeTabs.ts'
import { idsFrom, searchService } from '@test/jobs/searchService.ts'
import { startSnapshot } from './startSnapshot.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

let clock: FakeClock

beforeEach(() => {
  holdOnly('collections', [])
  clock = fakeClock()
})

/** Pages as they are asked for, of so many rows. */
const honest = (total: number) => (asked: { index: number; limit: number }) => ({
  ids: idsFrom(asked.index, asked.limit, total),
  numFound: total,
})

describe('loading a whole result set', () => {
  it('asks the first page alone, then the others a few at a time, each row once', async () => {
    const asked = searchService({ clock, reply: honest(950) })
    const { job, snapshotId } = await aLoad(clock)
    await clock.pass(50)
    expect(asked).toEqual([{ index: 0, limit: 100, mode: 'full' }])
    await clock.pass(100)
    expect(asked).toHaveLength(5)
    await clock.run()
    expect(asked).toHaveLength(10)
    expect(job.snapshot()).toMatchObject({
      promised: 950,
      isRunning: false,
      notes: [],
      counts: {
        asks: 10,
        done: 10,
        notFound: 0,
        failed: 0,
        rows: 950,
        duplicates: 0,
        withoutId: 0,
      },
    })
    expect(job.snapshot().endedAt).toBe(clock.date())
    expect(isComplete(job.snapshot())).toBe(true)
    const ids = (await rowsOf(snapshotId)).map(({ productId }) => productId)
    expect(new Set(ids).size).toBe(950)
  })

  it('tells of rows as they come, before the set is complete', async () => {
    searchService({ clock, reply: honest(950) })
    const { job, setId } = await aLoad(clock)
    const heard = vi.fn<(rows: readonly unknown[]) => void>()
    job.onRows(heard)
    await clock.pass(150)
    expect(heard.mock.calls.map(([rows]) => rows.length)).toEqual([100])
    const snapshot = (await readVersions(connection.id, setId))?.snapshots[0]
    expect(snapshot).toMatchObject({
      isRunning: true,
      endedAt: null,
      counts: { rows: 100, done: 1 },
    })
    await clock.run()
    expect(heard.mock.calls.flatMap(([rows]) => rows)).toHaveLength(950)
  })

  it('pauses, goes on, is cancelled within a snapshot, and loads the rest later', async () => {
    const asked = searchService({ clock, reply: honest(950) })
    const { job } = await aLoad(clock)
    await clock.pass(150)
    job.pause()
    await clock.run()
    expect(job.view().progress).toMatchObject({ state: 'paused', done: 5 })
    job.start()
    await clock.pass(50)
    job.cancel()
    await clock.run()
    expect(job.view()).toMatchObject({ role: 'idle', progress: { state: 'cancelled', asking: 0 } })
    expect(job.snapshot()).toMatchObject({ isRunning: false, endedAt: null, counts: { rows: 500 } })
    expect(isComplete(job.snapshot())).toBe(false)
    job.start()
    await clock.run()
    expect(job.snapshot().counts).toMatchObject({ done: 10, rows: 950 })
    expect(asked).toHaveLength(10 + 4)
  })

  it('asks again for pages that failed, and for no others', async () => {
    let isBroken = true
    const asked = searchService({
      clock,
      reply: (request) =>
        request.index === 300 && isBroken ? { status: 422 } : honest(650)(request),
    })
    const { job } = await aLoad(clock)
    await clock.run()
    expect(job.snapshot().counts).toMatchObject({ done: 6, failed: 1, rows: 550 })
    expect(job.failures()).toMatchObject([{ status: 422 }])
    expect(isComplete(job.snapshot())).toBe(false)
    isBroken = false
    job.retry()
    await clock.run()
    expect(job.snapshot().counts).toMatchObject({ done: 7, failed: 0, rows: 650 })
    expect(job.failures()).toEqual([])
    expect(asked).toHaveLength(8)
  })

  it('of nothing found is complete without rows', async () => {
    searchService({ clock, reply: honest(0) })
    const { job } = await aLoad(clock)
    await clock.run()
    expect(job.snapshot()).toMatchObject({ promised: 0, counts: { asks: 1, notFound: 1, rows: 0 } })
    expect(isComplete(job.snapshot())).toBe(true)
  })

  it('stops at the most rows and says how many more there are', async () => {
    const asked = searchService({ clock, reply: honest(60_000) })
    const { job, snapshotId } = await aLoad(clock, { most: 250 })
    await clock.run()
    expect(asked).toHaveLength(3)
    expect(await rowsOf(snapshotId)).toHaveLength(250)
    expect(job.snapshot()).toMatchObject({
      promised: 60_000,
      notes: [{ kind: 'cut', found: 60_000 }],
      counts: { rows: 250 },
    })
  })

  it('keeps rows that name no product, and says how many', async () => {
    const ids = ['A', null, 'B', null, 'A']
    searchService({ clock, reply: () => ({ ids, numFound: 5 }) })
    const { job } = await aLoad(clock)
    await clock.run()
    expect(job.snapshot().counts).toMatchObject({ rows: 4, withoutId: 2, duplicates: 1 })
  })

  it('is given up when its set is deleted elsewhere', async () => {
    searchService({ clock, reply: honest(950) })
    const { job } = await aLoad(clock)
    await clock.pass(150)
    holdOnly('collections', [])
    await clock.run()
    expect(job.view().progress.state).toBe('cancelled')
    expect(await listVersions(connection.id)).toEqual({ sets: [], damaged: 0 })
  })
})

describe('a second snapshot of a set', () => {
  it('is asked as the one before unless told otherwise', async () => {
    const asked = searchService({ clock, reply: honest(150) })
    const { setId, loads } = await aLoad(clock, { mode: 'lite', pageSize: 50 })
    const around = { loads, at: clock.date(), random: Math.random }
    await clock.run()
    const { snapshotId } = await startSnapshot(connection, setId, { atOnce: 1 }, around)
    await clock.run()
    expect(asked.slice(3)).toEqual(
      [0, 50, 100].map((index) => ({ index, limit: 50, mode: 'lite' })),
    )
    const kept = await readVersions(connection.id, setId)
    expect(kept?.snapshots.map(({ id }) => id)).toContain(snapshotId)
    expect(kept?.snapshots).toHaveLength(2)
  })
})

describe('another tab', () => {
  it('shows how far the load is, gets its rows, and takes over when the first is gone', async () => {
    const openTab = fakeBrowser()
    const [here, there] = [openTab(), openTab()]
    searchService({ clock, reply: honest(950) })
    const { setId, snapshotId } = await aLoad(clock, {}, undefined, loadsOf(clock, here))
    await clock.pass(150)
    const other = await loadsOf(clock, there).open(connection, setId, snapshotId)
    const heard = vi.fn<(rows: readonly unknown[]) => void>()
    other?.onRows(heard)
    await clock.pass(100)
    expect(other?.view().role).toBe('elsewhere')
    expect(heard).toHaveBeenCalled()
    here.kill()
    await clock.run()
    expect(other?.snapshot().counts).toMatchObject({ done: 10, rows: 950 })
    expect(other?.view().role).toBe('idle')
  })
})
