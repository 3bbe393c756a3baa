import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '../../shell/settings/connection.tsx'
import { listBatches, onBatches } from '../../store/batches/batches.ts'
import { onLists, readList } from '../../store/lists/lists.ts'
import { DamagedSetError, onSets, readSet } from '../../store/resultSets/resultSets.ts'
import { KEPT } from './keptOptions.ts'

/** What a collection is stored as. */
type CollectionKind = 'set' | 'batch' | 'list'

/** Throws where the database cannot be read. Of a damaged set its own page says what is the matter. */
async function kindOf(connectionId: string, id: string): Promise<CollectionKind | null> {
  const isSet = readSet(connectionId, id).then(
    (set) => set !== null,
    (error: unknown) => {
      if (error instanceof DamagedSetError) return true
      throw error
    },
  )
  const [set, { batches }, list] = await Promise.all([
    isSet,
    listBatches(connectionId),
    readList(connectionId, id),
  ])
  // Earlier releases gave a set of the versions of a list or a batch the id of that list or batch, which is shown.
  if (list) return 'list'
  if (batches.some((batch) => batch.id === id)) return 'batch'
  return set ? 'set' : null
}

/**
 * What the collection of an address is stored as; `data` is null where this browser has no such collection. Once it is
 * known it stays: the page of the collection says by itself that it was deleted meanwhile.
 */
export function useCollectionKind(id: string) {
  const { id: connectionId } = useConnection()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['collection kind', connectionId, id],
    queryFn: () => kindOf(connectionId, id),
    refetchOnWindowFocus: false,
    ...KEPT,
  })
  const isMissing = query.data === null
  useEffect(() => {
    if (!isMissing) return undefined
    // A deletion that is undone brings it back.
    const readAgain = () =>
      void client.invalidateQueries({ queryKey: ['collection kind', connectionId, id] })
    const stops = [
      onSets(connectionId, readAgain),
      onLists(connectionId, readAgain),
      onBatches(connectionId, readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, connectionId, id, isMissing])
  return query
}
