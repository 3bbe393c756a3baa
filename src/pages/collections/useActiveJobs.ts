import { useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { readIdWithCountries } from '@/domain/collections/collectionId.ts'
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import type { TabJob } from '@/jobs/job/tabs/tabJob.ts'
import { openLoads } from '@/jobs/load/openLoads.ts'

/** A running or paused job of a collection in this tab, with its label. */
export type ActiveJob = {
  job: TabJob
  /** What the job does, as text: "Checking market prices". */
  words: string
}

/** The active jobs of this tab, running or paused, by collection key. */
export function useActiveJobs(): ReadonlyMap<CollectionSummary['key'], ActiveJob> {
  const { id } = useConnection()
  const codesCollections = useSyncExternalStore(openCodesJobs.subscribe, openCodesJobs.active)
  const loads = useSyncExternalStore(openLoads.subscribe, openLoads.active)
  return new Map(
    [
      ...codesCollections.map((job) => ({
        job,
        key: `batch ${job.codesCollection.id}`,
        words: 'Checking market prices',
      })),
      ...loads.map((job) => ({
        job,
        key: `set ${readIdWithCountries(job.collection.id).id}`,
        words: 'Loading products, pages',
      })),
    ]
      .filter(({ job }) => job.connectionId === id)
      .map(({ key, ...active }) => [key, active]),
  )
}
