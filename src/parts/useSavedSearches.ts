import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSavedSearches } from '../store/savedSearches.ts'
import { useConnection } from './connection.tsx'
import { savedSearchesQuery } from './savedSearchesQuery.ts'

/** All saved searches, those saved last first; read again when one was changed, here or in another tab. */
export function useSavedSearches() {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(
    () => onSavedSearches(id, () => void client.invalidateQueries(savedSearchesQuery(id))),
    [client, id],
  )
  return useQuery(savedSearchesQuery(id))
}
