import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '../../parts/connection.tsx'
import { onLists, readLists } from '../../store/lists.ts'

/** The lists that this browser keeps for a connection. */
export function listsQuery(connectionId: string) {
  return queryOptions({
    queryKey: ['lists', connectionId] as const,
    queryFn: () => readLists(connectionId),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
}

/** All lists, the one changed last first; read again when one was changed, here or in another tab. */
export function useLists() {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(() => onLists(id, () => void client.invalidateQueries(listsQuery(id))), [client, id])
  return useQuery(listsQuery(id))
}
