import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeChanges } from '@/routing/states/changesState.ts'

const REFUSED = 'The update couldn’t be started. Reload the page.'

export type UpdatedCollection = Pick<Collection, 'name' | 'source' | 'countries'> & {
  /** The ID of the collection; null if it has no version yet. */
  id: string | null
}

/**
 * Returns the function that loads a new version, and then opens the changes since the latest one. `collectionId` is the ID in
 * addresses.
 */
export function useUpdate(
  collectionId: string,
  collection: UpdatedCollection,
  /** The versions of the collection, newest first. */
  versions: readonly Version[],
) {
  const connection = useConnection()
  const go = useGo()
  const requestCount = useRequestCount()
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    if (isStarting) return
    setStarting(true)
    try {
      // For codes and picked products, the first update also stores the answers on their page as an earlier version, to compare
      // with.
      const { startVersion } = await import('@/jobs/load/startVersion.ts')
      const { startVersionLoad } = await import('@/jobs/load/startVersionLoad.ts')
      const started =
        collection.id === null
          ? await startVersion(connection, collection)
          : { ...(await startVersionLoad(connection, collection.id)), earlier: versions }
      const since = started.earlier[0]?.id ?? ''
      go(paths.changes(collectionId, encodeChanges({ since, to: started.versionId })))
    } catch (error) {
      toast(error instanceof Error && error.name === 'SourceGoneError' ? error.message : REFUSED, {
        tone: 'error',
      })
    } finally {
      setStarting(false)
    }
  }
  const requests = versions[0]?.counts.asks ?? 0
  // The number of requests for the latest version; null when unknown.
  const cost = requests > 0 ? (requestCount(requests) ?? null) : null
  return { start: () => void start(), isStarting, cost }
}
