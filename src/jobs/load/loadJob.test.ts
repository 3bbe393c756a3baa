import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isComplete } from '@/domain/collections/collection.ts'
import { listVersions, readVersions } from '@/storage/collections/versions.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { aLoad, connection, loadsOf, rowsOf } from '@test/jobs/aLoad.ts'
import { fakeClock, type FakeClock } from '@test/jobs/fakeClock.ts'
import { fakeBrowser } from '@test/jobs/fakeTabs.ts'
import { idsFrom, searchService } from '@test/jobs/searchService.ts'
import { startVersionLoad } from './startVersionLoad.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

let clock: FakeClock

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
  clock = fakeClock()
})

/** Returns pages exactly as requested, from this many rows. */
const honest = (total: number) => (requested: { index: number; limit: number }) => ({
  ids: idsFrom(requested.index, requested.limit, total),
  numFound: total,
})

describe('loading a whole search', () => {
  it('requests the first page by itself, then a few pages in parallel, each row once', async () => {
    const requested = searchService({ clock, reply: honest(950) })
    const { job, versionId } = await aLoad(clock)
    await clock.pass(50)
    expect(requested).toEqual([{ index: 0, limit: 100, mode: 'full' }])
    await clock.pass(100)
    expect(requested).toHaveLength(5)
    await clock.run()
    expect(requested).toHaveLength(10)
    expect(job.currentVersion()).toMatchObject({
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
    expect(job.currentVersion().endedAt).toBe(clock.date())
    expect(isComplete(job.currentVersion())).toBe(true)
    const ids = (await rowsOf(versionId)).map(({ productId }) => productId)
    expect(new Set(ids).size).toBe(950)
  })

  it('passes on rows as they arrive, before the collection is complete', async () => {
    searchService({ clock, reply: honest(950) })
    const { job, collectionId } = await aLoad(clock)
    const listener = vi.fn<(rows: readonly unknown[]) => void>()
    job.onRows(listener)
    await clock.pass(150)
    expect(listener.mock.calls.map(([rows]) => rows.length)).toEqual([100])
    const version = (await readVersions(connection.id, collectionId))?.versions[0]
    expect(version).toMatchObject({
      isRunning: true,
      endedAt: null,
      counts: { rows: 100, done: 1 },
    })
    await clock.run()
    expect(listener.mock.calls.flatMap(([rows]) => rows)).toHaveLength(950)
  })

  it('can be paused, resumed and cancelled within a version, and loads the rest later', async () => {
    const requested = searchService({ clock, reply: honest(950) })
    const { job } = await aLoad(clock)
    await clock.pass(150)
    job.pause()
    await clock.run()
    expect(job.view().progress).toMatchObject({ state: 'paused', done: 5 })
    job.start()
    await clock.pass(50)
    job.cancel()
    await clock.run()
    expect(job.view()).toMatchObject({
      role: 'idle',
      progress: { state: 'cancelled', requesting: 0 },
    })
    expect(job.currentVersion()).toMatchObject({
      isRunning: false,
      endedAt: null,
      counts: { rows: 500 },
    })
    expect(isComplete(job.currentVersion())).toBe(false)
    job.start()
    await clock.run()
    expect(job.currentVersion().counts).toMatchObject({ done: 10, rows: 950 })
    expect(requested).toHaveLength(10 + 4)
  })

  it('requests only the failed pages on retry', async () => {
    let isBroken = true
    const requested = searchService({
      clock,
      reply: (request) =>
        request.index === 300 && isBroken ? { status: 422 } : honest(650)(request),
    })
    const { job } = await aLoad(clock)
    await clock.run()
    expect(job.currentVersion().counts).toMatchObject({ done: 6, failed: 1, rows: 550 })
    expect(job.failures()).toMatchObject([{ status: 422 }])
    expect(isComplete(job.currentVersion())).toBe(false)
    isBroken = false
    job.retry()
    await clock.run()
    expect(job.currentVersion().counts).toMatchObject({ done: 7, failed: 0, rows: 650 })
    expect(job.failures()).toEqual([])
    expect(requested).toHaveLength(8)
  })

  it('is complete without rows if nothing was found', async () => {
    searchService({ clock, reply: honest(0) })
    const { job } = await aLoad(clock)
    await clock.run()
    expect(job.currentVersion()).toMatchObject({
      promised: 0,
      counts: { asks: 1, notFound: 1, rows: 0 },
    })
    expect(isComplete(job.currentVersion())).toBe(true)
  })

  it('stops at the row limit and notes how many rows were found', async () => {
    const requested = searchService({ clock, reply: honest(60_000) })
    const { job, versionId } = await aLoad(clock, { most: 250 })
    await clock.run()
    expect(requested).toHaveLength(3)
    expect(await rowsOf(versionId)).toHaveLength(250)
    expect(job.currentVersion()).toMatchObject({
      promised: 60_000,
      notes: [{ kind: 'cut', found: 60_000 }],
      counts: { rows: 250 },
    })
  })

  it('keeps rows without a product ID and counts them', async () => {
    const ids = ['A', null, 'B', null, 'A']
    searchService({ clock, reply: () => ({ ids, numFound: 5 }) })
    const { job } = await aLoad(clock)
    await clock.run()
    expect(job.currentVersion().counts).toMatchObject({ rows: 4, withoutId: 2, duplicates: 1 })
  })

  it('is cancelled when its collection is deleted elsewhere', async () => {
    searchService({ clock, reply: honest(950) })
    const { job } = await aLoad(clock)
    await clock.pass(150)
    replaceEntriesInMemory('collections', [])
    await clock.run()
    expect(job.view().progress.state).toBe('cancelled')
    expect(await listVersions(connection.id)).toEqual({ savedVersions: [], damaged: 0 })
  })
})

describe('a second version of a collection', () => {
  it('is requested with the settings of the previous one unless they are changed', async () => {
    const requested = searchService({ clock, reply: honest(150) })
    const { collectionId, loads } = await aLoad(clock, { mode: 'lite', pageSize: 50 })
    const around = { loads, at: clock.date(), random: Math.random }
    await clock.run()
    const { versionId } = await startVersionLoad(connection, collectionId, { atOnce: 1 }, around)
    await clock.run()
    expect(requested.slice(3)).toEqual(
      [0, 50, 100].map((index) => ({ index, limit: 50, mode: 'lite' })),
    )
    const savedVersions = await readVersions(connection.id, collectionId)
    expect(savedVersions?.versions.map(({ id }) => id)).toContain(versionId)
    expect(savedVersions?.versions).toHaveLength(2)
  })
})

describe('a second tab', () => {
  it('shows a load’s progress and new rows, and takes over when the first tab closes', async () => {
    const openTab = fakeBrowser()
    const [here, there] = [openTab(), openTab()]
    searchService({ clock, reply: honest(950) })
    const { collectionId, versionId } = await aLoad(clock, {}, undefined, loadsOf(clock, here))
    await clock.pass(150)
    const other = await loadsOf(clock, there).open(connection, collectionId, versionId)
    const listener = vi.fn<(rows: readonly unknown[]) => void>()
    other?.onRows(listener)
    await clock.pass(100)
    expect(other?.view().role).toBe('elsewhere')
    expect(listener).toHaveBeenCalled()
    here.kill()
    await clock.run()
    expect(other?.currentVersion().counts).toMatchObject({ done: 10, rows: 950 })
    expect(other?.view().role).toBe('idle')
  })
})
