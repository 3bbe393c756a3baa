/** Loads of three pages with invented responses, for runs of several loads: the real machinery, which saves what it loads. */
import { alwaysOnline } from '@/api/http/connectivity.ts'
import type { Version } from '@/domain/collections/collection.ts'
import { createJob } from '@/jobs/job/createJob.ts'
import { createTabJob } from '@/jobs/job/tabs/tabJob.ts'
import type { StepLoad } from '@/jobs/updateAll/untilLoaded.ts'
import { demoConnection } from '../made/connections.ts'
import type { FakeClock } from './fakeClock.ts'
import type { FakeTab } from './fakeTabs.ts'

export const PAGES = 3
const PAGE_MS = 100

export type StepLoads = ReturnType<typeof stepLoads>

export function stepLoads(clock: FakeClock) {
  /** The requested pages, each preceded by the ID of its version. */
  const requested: string[] = []
  /** The number of loaded pages of each version; the version `before` has all. */
  const pagesOf = new Map([['before', PAGES]])
  /** Versions whose pages fail. */
  const broken = new Set<string>()
  /** Versions that are deleted after they were opened, before they are loaded. */
  const deletedVersions = new Set<string>()

  const aVersion = (id: string, at: number): Version => ({
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

  const getEnvironment = (tab: FakeTab) => ({
    clock,
    random: () => 0.5,
    connectivity: alwaysOnline,
    locks: tab.locks,
    openChannel: tab.openChannel,
  })

  /** A load of three pages, which saves what it loads: the real machinery with invented responses. */
  function aLoad(id: string, tab: FakeTab): StepLoad {
    const known = () => pagesOf.get(id) ?? 0
    const job = createTabJob<never>({
      connection: demoConnection,
      name: `load ${id}`,
      at: { kind: 'load', ids: [id] },
      environment: getEnvironment(tab),
      wasRunning: false,
      concurrency: 1,
      makeJob: (_, concurrency) =>
        createJob<number, null>({
          ...getEnvironment(tab),
          items: Array.from({ length: PAGES }, (__, page) => page),
          initially: (page) => (page < known() ? 'done' : 'waiting'),
          request: (page, signal) =>
            new Promise((resolve, reject) => {
              requested.push(`${id} ${page}`)
              signal.addEventListener('abort', () => reject(signal.reason as Error)) // jobs abort only with errors
              clock.after(PAGE_MS, () => {
                if (!tab.isAlive()) return
                if (broken.has(id)) reject(new Error('broken'))
                else resolve({ state: 'done', value: null })
              })
            }),
          save: async (page, { state }) => {
            if (state === 'done') pagesOf.set(id, page + 1)
            return 'stored' as const
          },
          retryPolicy: () => ({ kind: 'failed' }),
          concurrency,
        }),
      known: {
        stateOf: (page) => (page < known() ? 'done' : 'waiting'),
        version: known,
        takeUnsent: () => [],
        applyNews: () => {},
        readAgain: () => Promise.resolve(deletedVersions.has(id) ? null : { isRunning: false }),
        saveRunning: () => Promise.resolve(),
      },
    })
    return { ...job, currentVersion: () => aVersion(id, 2000) }
  }

  return { requested, broken, deletedVersions, aVersion, aLoad, getEnvironment }
}
