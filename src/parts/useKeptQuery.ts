import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from './connection.tsx'
import { KEPT } from './keptOptions.ts'

/**
 * What this browser keeps of a kind for the connection, read again when something of it was changed, here or in another
 * tab. `read` and `on` are functions of the store, the same ones at each call.
 */
export function useKeptQuery<Data>(
  kind: string,
  read: (connectionId: string) => Promise<Data>,
  on: (connectionId: string, listener: () => void) => () => void,
) {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(
    () => on(id, () => void client.invalidateQueries({ queryKey: [kind, id] })),
    [client, id, kind, on],
  )
  return useQuery({
    queryKey: [kind, id],
    queryFn: () => read(id),
    ...KEPT,
  })
}
