import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AgainStep } from '../domain/again/againRun.ts'
import type { Moment } from '../domain/resultSet/resultSet.ts'
import { createRun, readRun } from '../store/againRuns.ts'
import { holdOnly } from '../store/keptMemory.ts'
import { aChangesSummary, anAgainRun, anAgainStep } from '../testing/anAgainRun.ts'
import { demoConnection } from '../testing/connections.ts'
import { fakeClock, type FakeClock } from '../testing/jobs/fakeClock.ts'
import { fakeBrowser, type FakeTab } from '../testing/jobs/fakeTabs.ts'
import { alwaysOnline } from './connectivity.ts'
import { createJob } from './createJob.ts'
import { openRun, type StepLoad } from './runAgain.ts'
import { createTabJob } from './tabJob.ts'

vi.mock('../store/database.ts', () => ({ database: () => Promise.resolve(null) }))

const PAGES = 3
const PAGE_MS = 100

let clock: FakeClock
let openTab: () => FakeTab
/** What loads have asked for, and how many pages each moment has. */
let asked: string[]
let pagesOf: Map<string, number>
let broken: Set<string>

const aMoment = (id: string, at: number): Moment => ({
  id,
  setId: `set of ${id}`,
  at,
  endedAt: null,
  settings: { mode: 'full', pageSize: 100, atOnce: 2, most: 50_000, batch: null },
  isRunning: false,
  promised: PAGES,
  counts: {
    asks: PAGES,
    done: pagesOf.get(id) ?? 0,
    notFound: 0,
    failed: broken.has(id) ? PAGES - (pagesOf.get(id) ?? 0) : 0,
    rows: pagesOf.get(id) ?? 0,
    duplicates: 0,
    withoutId: 0,
  },
  notes: [],
})

const worldOf = (tab: FakeTab) => ({
  clock,
  random: () => 0.5,
  connectivity: alwaysOnline,
  locks: tab.locks,
  openChannel: tab.openChannel,
})

/** A load of three pages, which keeps what it has: the real machinery over invented answers. */
function aLoad(id: string, tab: FakeTab): StepLoad {
  const known = () => pagesOf.get(id) ?? 0
  const job = createTabJob<never>({
    connection: demoConnection,
    name: `load ${id}`,
    world: worldOf(tab),
    concurrency: 1,
    makeJob: (_, concurrency) =>
      createJob<number, null>({
        ...worldOf(tab),
        items: Array.from({ length: PAGES }, (__, page) => page),
        initially: (page) => (page < known() ? 'done' : 'waiting'),
        ask: (page, signal) =>
          new Promise((resolve, reject) => {
            asked.push(`${id} ${page}`)
            signal.addEventListener('abort', () => reject(signal.reason as Error)) // nobody aborts with anything else
            clock.after(PAGE_MS, () => {
              if (!tab.isAlive()) return
              if (broken.has(id)) reject(new Error('broken'))
              else resolve({ state: 'done', value: null })
            })
          }),
        keep: async (page, { state }) => {
          if (state === 'done') pagesOf.set(id, page + 1)
          return 'stored' as const
        },
        judge: () => ({ kind: 'failed' }),
        concurrency,
      }),
    known: {
      stateOf: (page) => (page < known() ? 'done' : 'waiting'),
      version: known,
      news: () => [],
      takeNews: () => {},
      readAgain: () => Promise.resolve({ isRunning: false }),
      keepRunning: () => Promise.resolve(),
    },
  })
  return { ...job, moment: () => aMoment(id, 2000) }
}

/** Moments that were begun, by step: a page that is opened again finds them. */
let begun: Map<string, string>

async function open(tab = openTab(), before: Moment | null = aMoment('before', 10)) {
  const compare = vi.fn<() => Promise<ReturnType<typeof aChangesSummary>>>()
  compare.mockResolvedValue(aChangesSummary())
  const job = await openRun(demoConnection, 'run', worldOf(tab), {
    begin: (_, { name }: AgainStep) => {
      const momentId = begun.get(name) ?? `moment of ${name}`
      begun.set(name, momentId)
      return Promise.resolve({ setId: `set of ${name}`, momentId, before, isStarted: false })
    },
    open: (_, __, momentId) => Promise.resolve(aLoad(momentId, tab)),
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
  asked = []
  pagesOf = new Map([['before', PAGES]])
  broken = new Set()
  begun = new Map()
  holdOnly('againRuns', [])
  await createRun('demo', anAgainRun([anAgainStep('shirts'), anAgainStep('dresses')]))
})

describe('running everything again', () => {
  it('loads one source after the other, and compares each with the moment before', async () => {
    const { job, compare } = await open()
    job.start()
    await clock.run(() => job.view().role === 'here')
    expect((await readRun('demo', 'run'))?.isRunning).toBe(true)
    await clock.run()
    expect(asked).toEqual([
      'moment of shirts 0',
      'moment of shirts 1',
      'moment of shirts 2',
      'moment of dresses 0',
      'moment of dresses 1',
      'moment of dresses 2',
    ])
    expect(await kinds()).toEqual(['compared', 'compared'])
    expect(compare).toHaveBeenCalledTimes(2)
    expect(job.run()).toEqual(await readRun('demo', 'run'))
    expect(job.run()).toMatchObject({
      isRunning: false,
      steps: [{ outcome: { now: { rows: 3, isWhole: true }, before: { momentId: 'before' } } }, {}],
    })
  })

  it('says that there is nothing to compare with the first time', async () => {
    const { job } = await open(openTab(), null)
    job.start()
    await clock.run()
    expect(await kinds()).toEqual(['first', 'first'])
  })

  it('stands still with its load while it is paused, and goes on', async () => {
    const { job } = await open()
    job.start()
    await clock.run(() => asked.length === 1)
    job.pause()
    await clock.run()
    expect(asked).toHaveLength(1)
    expect(job.view().progress.state).toBe('paused')
    expect(job.load()?.view().progress.state).toBe('paused')
    job.start()
    await clock.run()
    expect(await kinds()).toEqual(['compared', 'compared'])
    expect(asked).toHaveLength(2 * PAGES)
  })

  it('ends with its load at once when it is cancelled, and takes it up later', async () => {
    const { job } = await open()
    job.start()
    await clock.run(() => asked.length === 2)
    job.cancel()
    await clock.run()
    expect(job.view().progress.state).toBe('cancelled')
    expect(asked).toHaveLength(2)
    expect(await kinds()).toEqual([null, null])
    job.start()
    await clock.run()
    expect(await kinds()).toEqual(['compared', 'compared'])
    // The page that was under way is asked once more.
    expect(asked).toHaveLength(2 * PAGES + 1)
  })

  it('goes on where it was after its tab was closed', async () => {
    const first = openTab()
    const { job } = await open(first)
    job.start()
    await clock.run(() => asked.length === PAGES + 2)
    first.kill()
    await clock.run()
    asked = []
    const { job: next } = await open()
    expect(next.run()).toMatchObject({
      isRunning: true,
      steps: [{ outcome: {} }, { outcome: null }],
    })
    next.start()
    await clock.run()
    expect(await kinds()).toEqual(['compared', 'compared'])
    expect(asked.every((page) => page.startsWith('moment of dresses'))).toBe(true)
  })

  it('says why a source failed, goes on with the others, and asks again on request', async () => {
    broken.add('moment of shirts')
    const { job } = await open()
    job.start()
    await clock.run()
    expect(await kinds()).toEqual([null, 'compared'])
    expect(job.run().failures).toEqual([{ place: 0, says: 'The service answered none of it.' }])
    broken.clear()
    job.retry()
    await clock.run()
    expect(await kinds()).toEqual(['compared', 'compared'])
    expect(job.run().failures).toEqual([])
  })

  it('keeps what was loaded where it could not be compared', async () => {
    const { job, compare } = await open()
    compare.mockRejectedValueOnce(new Error('The storage does not answer.'))
    job.start()
    await clock.run()
    expect(job.run().steps.map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'not compared', says: 'The storage does not answer.' },
      { kind: 'compared' },
    ])
  })

  it('waits for a load that has begun by itself', async () => {
    const tab = openTab()
    const loads = new Map<string, StepLoad>()
    const job = await openRun(demoConnection, 'run', worldOf(tab), {
      begin: (_, { name }) => {
        const load = aLoad(name, tab)
        loads.set(name, load)
        load.start()
        return Promise.resolve({ setId: 'set', momentId: name, before: null, isStarted: true })
      },
      open: (_, __, momentId) => Promise.resolve(loads.get(momentId) ?? null),
      compare: () => Promise.resolve(aChangesSummary()),
    })
    job?.start()
    await clock.run()
    expect(await kinds()).toEqual(['first', 'first'])
    expect(asked).toHaveLength(2 * PAGES)
  })

  it('says what is gone where a set was deleted meanwhile', async () => {
    const job = await openRun(demoConnection, 'run', worldOf(openTab()), {
      begin: () =>
        Promise.resolve({ setId: 'set', momentId: 'none', before: null, isStarted: false }),
      open: () => Promise.resolve(null),
      compare: () => Promise.resolve(aChangesSummary()),
    })
    job?.start()
    await clock.run()
    expect(job?.run().failures.map(({ says }) => says)).toEqual([
      'What it loads into has been deleted.',
      'What it loads into has been deleted.',
    ])
  })

  it('shows in another tab how far it is', async () => {
    const { job } = await open()
    const { job: other } = await open()
    job.start()
    await clock.run(() => asked.length === PAGES + 1)
    await clock.run(() => other.view().role === 'elsewhere')
    other.start()
    await clock.run()
    expect(other.run().steps.map(({ outcome }) => outcome?.kind)).toEqual(['compared', 'compared'])
    expect(asked).toHaveLength(2 * PAGES)
  })
})
