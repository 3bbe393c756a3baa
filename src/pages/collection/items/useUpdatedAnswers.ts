import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import type { CodesJob, CodesView } from '@/jobs/codes/codesJob.ts'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { isNewerThan } from './lastAnswer.ts'

/**
 * Reads the rows again after an update has ended, once for each version, because an update stores its answers in the collection.
 */
export function useUpdatedAnswers(
  job: CodesJob,
  view: CodesView,
  savedVersions: CollectionVersions | null,
): void {
  const { id: connectionId } = useConnection()
  const client = useQueryClient()
  const readFor = useRef<string | null>(null)
  const [latest] = savedVersions?.versions ?? []
  const isIdle = view.role === 'idle' && !isUnfinished(view.progress)
  const newer = isIdle && latest && isNewerThan(latest, job) ? latest.id : null
  const { id } = job.codesCollection
  useEffect(() => {
    if (newer === null || readFor.current === newer) return
    readFor.current = newer
    openCodesJobs.close(connectionId, id)
    void client.invalidateQueries({ queryKey: ['open batch', connectionId, id] })
  }, [client, connectionId, id, newer])
}
