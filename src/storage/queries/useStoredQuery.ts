import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { STORED_OPTIONS } from './storedOptions.ts'

/**
 * The stored data of one kind for the connection, read once `wanted` is true and refetched when it changes, in this tab or
 * another. `read` and `on` are functions of the data’s store and must be the same at each call.
 */
export function useStoredQuery<Data>(
  kind: string,
  read: (connectionId: string) => Promise<Data>,
  on: (connectionId: string, listener: () => void) => () => void,
  wanted = true,
) {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(() => {
    if (!wanted) return undefined
    return on(id, () => void client.invalidateQueries({ queryKey: [kind, id] }))
  }, [client, id, kind, on, wanted])
  return useQuery({
    queryKey: [kind, id],
    queryFn: () => read(id),
    enabled: wanted,
    ...STORED_OPTIONS,
  })
}
