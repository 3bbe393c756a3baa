import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Version } from '@/domain/collections/collection.ts'
import type { UpdateStep } from '@/domain/updates/updateRun.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { createRun, readRun } from '@/storage/updates/updateRuns.ts'
import { fakeClock, type FakeClock } from '@test/jobs/fakeClock.ts'
import { fakeBrowser, type FakeTab } from '@test/jobs/fakeTabs.ts'
import { PAGES, stepLoads, type StepLoads } from '@test/jobs/stepLoads.ts'
import { aChangesSummary, anUpdateRun, anUpdateStep } from '@test/made/anUpdateRun.ts'
import { demoConnection } from '@test/made/connections.ts'
import { openUpdateRun } from './runUpdateAll.ts'
import type { StepLoad } from './untilLoaded.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

let clock: FakeClock
let openTab: () => FakeTab
let loads: StepLoads
let requested: string[]

/** The versions begun for each step, so that a reopened page finds them. */
let begun: Map<string, string>

async function open(tab = openTab(), before: Version | null = loads.aVersion('before', 10)) {
  const compare = vi.fn<() => Promise<ReturnType<typeof aChangesSummary>>>()
  compare.mockResolvedValue(aChangesSummary())
  const job = await openUpdateRun(demoConnection, 'run', loads.getEnvironment(tab), {
    begin: (_, { name }: UpdateStep) => {
      const versionId = begun.get(name) ?? `snapshot of ${name}`
      begun.set(name, versionId)
      return Promise.resolve({
        setId: `set of ${name}`,
        momentId: versionId,
        before,
        isStarted: false,
      })
    },
    open: (_, __, versionId) => Promise.resolve(loads.aLoad(versionId, tab)),
    compare,
  })
  if (!job) throw new Error('no such run')
  return { job, compare }
}

const kinds = async () =>
  (await readRun('demo', 'run'))?.steps.map(({ outcome }) => outcome?.kind ?? null)

beforeEach(async () => {
  clock = fakeClock()
  openTab = fakeBrowser()
  loads = stepLoads(clock)
  requested = loads.requested
  begun = new Map()
  replaceEntriesInMemory('againRuns', [])
  await createRun('demo', anUpdateRun([anUpdateStep('shirts'), anUpdateStep('dresses')]))
})

describe('an update of all collections', () => {
  it('loads one collection after the other and compares each with its previous version', async () => {
    const { job, compare } = await open()
    job.start()
    await clock.run(() => job.view().role === 'here')
    expect((await readRun('demo', 'run'))?.isRunning).toBe(true)
    await clock.run()
    expect(requested).toEqual([
      'snapshot of shirts 0',
      'snapshot of shirts 1',
      'snapshot of shirts 2',
      'snapshot of dresses 0',
      'snapshot of dresses 1',
      'snapshot of dresses 2',
    ])
    expect(await kinds()).toEqual(['compared', 'compared'])
    expect(compare).toHaveBeenCalledTimes(2)
    expect(job.run()).toEqual(await readRun('demo', 'run'))
    expect(job.run()).toMatchObject({
      isRunning: false,
      steps: [{ outcome: { now: { rows: 3, isWhole: true }, before: { momentId: 'before' } } }, {}],
    })
  })

  it('continues if a collection is deleted before its turn, and reports that', async () => {
    loads.deletedVersions.add('snapshot of shirts')
    const { job } = await open()
    job.start()
    await clock.run()
    expect(await kinds()).toEqual([null, 'compared'])
    expect(job.run().failures).toEqual([{ place: 0, says: 'Its collection was deleted.' }])
  })

  it('records that a first version has nothing to compare with', async () => {
    const { job } = await open(openTab(), null)
    job.start()
    await clock.run()
    expect(await kinds()).toEqual(['first', 'first'])
  })

  it('pauses and resumes together with its current load', async () => {
    const { job } = await open()
    job.start()
    await clock.run(() => requested.length === 1)
    job.pause()
    await clock.run()
    expect(requested).toHaveLength(1)
    expect(job.view().progress.state).toBe('paused')
    expect(job.load()?.view().progress.state).toBe('paused')
    job.start()
    await clock.run()
    expect(await kinds()).toEqual(['compared', 'compared'])
    expect(requested).toHaveLength(2 * PAGES)
  })

  it('stops at once with its current load when cancelled, and can be continued later', async () => {
    const { job } = await open()
    job.start()
    await clock.run(() => requested.length === 2)
    job.cancel()
    await clock.run()
    expect(job.view().progress.state).toBe('cancelled')
    expect(requested).toHaveLength(2)
    expect(await kinds()).toEqual([null, null])
    job.start()
    await clock.run()
    expect(await kinds()).toEqual(['compared', 'compared'])
    // The page in progress is requested once more.
    expect(requested).toHaveLength(2 * PAGES + 1)
  })

  it('continues where it stopped after its tab was closed', async () => {
    const first = openTab()
    const { job } = await open(first)
    job.start()
    await clock.run(() => requested.length === PAGES + 2)
    first.kill()
    await clock.run()
    requested.length = 0
    const { job: next } = await open()
    expect(next.run()).toMatchObject({
      isRunning: true,
      steps: [{ outcome: {} }, { outcome: null }],
    })
    next.start()
    await clock.run()
    expect(await kinds()).toEqual(['compared', 'compared'])
    expect(requested.every((page) => page.startsWith('snapshot of dresses'))).toBe(true)
  })

  it('reports why a collection failed, continues with the others, and retries it on request', async () => {
    loads.broken.add('snapshot of shirts')
    const { job } = await open()
    job.start()
    await clock.run()
    expect(await kinds()).toEqual([null, 'compared'])
    expect(job.run().failures).toEqual([{ place: 0, says: 'The service didn’t respond.' }])
    loads.broken.clear()
    job.retry()
    await clock.run()
    expect(await kinds()).toEqual(['compared', 'compared'])
    expect(job.run().failures).toEqual([])
  })

  it('keeps a loaded version even if the comparison failed', async () => {
    const { job, compare } = await open()
    compare.mockRejectedValueOnce(new Error('The storage does not answer.'))
    job.start()
    await clock.run()
    expect(job.run().steps.map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'not compared', says: 'The storage does not answer.' },
      { kind: 'compared' },
    ])
  })

  it('waits for a load that has already started', async () => {
    const tab = openTab()
    const begunLoads = new Map<string, StepLoad>()
    const job = await openUpdateRun(demoConnection, 'run', loads.getEnvironment(tab), {
      begin: (_, { name }) => {
        const load = loads.aLoad(name, tab)
        begunLoads.set(name, load)
        load.start()
        return Promise.resolve({ setId: 'set', momentId: name, before: null, isStarted: true })
      },
      open: (_, __, versionId) => Promise.resolve(begunLoads.get(versionId) ?? null),
      compare: () => Promise.resolve(aChangesSummary()),
    })
    job?.start()
    await clock.run()
    expect(await kinds()).toEqual(['first', 'first'])
    expect(requested).toHaveLength(2 * PAGES)
  })

  it('reports that a collection was deleted if its load can’t be opened', async () => {
    const job = await openUpdateRun(demoConnection, 'run', loads.getEnvironment(openTab()), {
      begin: () =>
        Promise.resolve({ setId: 'set', momentId: 'none', before: null, isStarted: false }),
      open: () => Promise.resolve(null),
      compare: () => Promise.resolve(aChangesSummary()),
    })
    job?.start()
    await clock.run()
    expect(job?.run().failures.map(({ says: message }) => message)).toEqual([
      'Its collection was deleted.',
      'Its collection was deleted.',
    ])
  })

  it('shows its results in another tab, which doesn’t start it again', async () => {
    const { job } = await open()
    const { job: other } = await open()
    job.start()
    await clock.run(() => requested.length === PAGES + 1)
    await clock.run(() => other.view().role === 'elsewhere')
    other.start()
    await clock.run()
    expect(other.run().steps.map(({ outcome }) => outcome?.kind)).toEqual(['compared', 'compared'])
    expect(requested).toHaveLength(2 * PAGES)
  })
})
