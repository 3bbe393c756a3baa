import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { CodesJob, CodesView } from '@/jobs/codes/codesJob.ts'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import { activeJobQuery } from '@/storage/queries/activeJobQuery.ts'

const readAll = (results: UseQueryResult<CodesJob | null>[]) => ({
  jobs: results.flatMap(({ data }) => data ?? []),
  missing: results.filter(({ data }) => data === null).length,
})

/** The progress of several collections of codes; the same array until one of them changes. */
function viewsOf(jobs: readonly CodesJob[]) {
  let last: readonly CodesView[] = []
  return {
    subscribe: (listener: () => void) => {
      const stops = jobs.map((job) => job.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    now: () => {
      const now = jobs.map((job) => job.view())
      const isSame = now.length === last.length && now.every((view, at) => view === last[at])
      if (!isSame) last = now
      return last
    },
  }
}

/**
 * Opens the collections of codes that checked prices or the like for rows; `missing` counts those that this browser doesn’t have.
 * `now` is a new array whenever one of them progresses.
 */
export function useOpenCodesJobs(ids: readonly string[]) {
  const connection = useConnection()
  const { jobs, missing } = useQueries({
    queries: ids.map((id) =>
      activeJobQuery(['open batch', connection.id, id], () => openCodesJobs.open(connection, id)),
    ),
    combine: readAll,
  })
  const views = useMemo(() => viewsOf(jobs), [jobs])
  const now = useSyncExternalStore(views.subscribe, views.now)
  return { jobs, missing, now }
}
