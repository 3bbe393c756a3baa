import { useSyncExternalStore } from 'react'
import type { OpenRun } from '@/features/job-progress/updateAll/openRuns.ts'
import type { TabView } from '@/jobs/job/tabs/tabJob.ts'
import type { LoadJob } from '@/jobs/load/openLoads.ts'

export type ShownLoad = { load: LoadJob; view: TabView }

const nothing = () => () => {}
const noView = () => null

/** The current load of an update, with its progress; null when none is running in this tab. */
export function useLoad(job: OpenRun): ShownLoad | null {
  const load = useSyncExternalStore(job.subscribe, job.load)
  const view = useSyncExternalStore<TabView | null>(
    load?.subscribe ?? nothing,
    load?.view ?? noView,
  )
  return load && view && { load, view }
}
