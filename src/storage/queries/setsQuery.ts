import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onCollections } from '@/storage/collections/collections.ts'
import { listVersions, readVersions } from '@/storage/collections/versions.ts'
import { KEPT } from './keptOptions.ts'

const keyOf = (connectionId: string) => ['result sets', connectionId] as const

/** The result sets that this browser keeps for a connection; `useFreshSets` keeps the answer up to date. */
export function setsQuery(connectionId: string) {
  return queryOptions({
    queryKey: [...keyOf(connectionId), 'all'] as const,
    queryFn: () => listVersions(connectionId),
    ...KEPT,
  })
}

/** One of them; null where this browser keeps no such set. */
export function setQuery(connectionId: string, setId: string) {
  return queryOptions({
    queryKey: [...keyOf(connectionId), 'one', setId] as const,
    queryFn: () => readVersions(connectionId, setId),
    ...KEPT,
  })
}

/** Asks anew whenever a set is changed, in this tab or another. */
export function useFreshSets(connectionId: string): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onCollections(connectionId, () => {
        void client.invalidateQueries({ queryKey: keyOf(connectionId) })
      }),
    [client, connectionId],
  )
}
