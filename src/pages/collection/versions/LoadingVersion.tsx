import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { isComplete, type Version } from '@/domain/collections/collection.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { activeJobQuery } from '@/storage/queries/activeJobQuery.ts'

// Loaded on demand, because complete versions have no progress; if this chunk can't be loaded, the load itself continues.
const Progress = lazyPart(
  async () => (await import('@/features/job-progress/load/LoadProgress.tsx')).LoadProgress,
)

/** The progress of the version that is being loaded, otherwise of the first incomplete one, with buttons to pause and resume. */
export function LoadingVersion({ versions }: { versions: readonly Version[] }) {
  const version =
    versions.find((each) => each.isRunning) ?? versions.find((each) => !isComplete(each))
  return (
    version && <OpenVersion key={version.id} collectionId={version.setId} versionId={version.id} />
  )
}

function OpenVersion({ collectionId, versionId }: { collectionId: string; versionId: string }) {
  const connection = useConnection()
  const { data: job } = useQuery(
    activeJobQuery(['open load', connection.id, collectionId, versionId], async () => {
      const { openLoads } = await import('@/jobs/load/openLoads.ts')
      return openLoads.open(connection, collectionId, versionId)
    }),
  )
  return (
    job && (
      <Suspense>
        <Progress job={job} />
      </Suspense>
    )
  )
}
