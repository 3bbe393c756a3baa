import { queryOptions } from '@tanstack/react-query'
import { readSavedSearches } from '../store/savedSearches.ts'

/** The searches that this browser keeps for a connection. */
export function savedSearchesQuery(connectionId: string) {
  return queryOptions({
    queryKey: ['saved searches', connectionId] as const,
    queryFn: () => readSavedSearches(connectionId),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
}
