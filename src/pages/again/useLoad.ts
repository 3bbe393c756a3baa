import { useSyncExternalStore } from 'react'
import type { TabView } from '../../work/job/tabs/tabJob.ts'
import type { LoadJob } from '../../work/load/openLoads.ts'
import type { OpenRun } from '../../runs/again/openRuns.ts'

export type ShownLoad = { load: LoadJob; view: TabView }

const nothing = () => () => {}
const noView = () => null

/** The load that a run has under way, kept up to date; null where there is none in this tab. */
export function useLoad(job: OpenRun): ShownLoad | null {
  const load = useSyncExternalStore(job.subscribe, job.load)
  const view = useSyncExternalStore<TabView | null>(
    load?.subscribe ?? nothing,
    load?.view ?? noView,
  )
  return load && view && { load, view }
}
