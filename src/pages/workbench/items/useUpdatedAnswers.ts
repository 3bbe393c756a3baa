import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isUnfinished } from '../../../runs/steer/runWords.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import type { SavedVersions } from '../../../store/collections/versions.ts'
import type { BatchJob, BatchView } from '../../../work/batch/batchJob.ts'
import { openBatches } from '../../../work/batch/openBatches.ts'
import { isNewerThan } from './lastAnswer.ts'

/** An update stores its answers in the collection: once it has ended, the rows are read again, once for each version. */
export function useUpdatedAnswers(
  job: BatchJob,
  view: BatchView,
  kept: SavedVersions | null,
): void {
  const { id: connectionId } = useConnection()
  const client = useQueryClient()
  const readFor = useRef<string | null>(null)
  const [latest] = kept?.snapshots ?? []
  const isIdle = view.role === 'idle' && !isUnfinished(view.progress)
  const newer = isIdle && latest && isNewerThan(latest, job) ? latest.id : null
  const { id } = job.batch
  useEffect(() => {
    if (newer === null || readFor.current === newer) return
    readFor.current = newer
    openBatches.close(connectionId, id)
    void client.invalidateQueries({ queryKey: ['open batch', connectionId, id] })
  }, [client, connectionId, id, newer])
}
