import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from './connection.tsx'
import { listsQuery } from './listsQuery.ts'
import { onLists } from '../store/lists.ts'

/** All lists, the one changed last first; read again when one was changed, here or in another tab. */
export function useLists() {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(() => onLists(id, () => void client.invalidateQueries(listsQuery(id))), [client, id])
  return useQuery(listsQuery(id))
}
