import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { SearchRequest } from '@/api/operations/calls.ts'
import { searchQuery } from '@/api/operations/search.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

/**
 * Gets the answer for a page's state in one group of countries. `shown` is what to draw: the answer, or the earlier one for the
 * same countries while the new one is pending or failed; then `isOlder` is true.
 */
export function useSearch(state: SearchState, countries: string[]) {
  const connection = useConnection()
  const request: SearchRequest = toSearchRequest(state, countries)
  const options = searchQuery(connection, request)
  const query = useQuery(options)
  const [last, setLast] = useState(query.data)
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  const shown = query.data ?? (query.isError ? last : undefined)
  const isOlder = shown !== undefined && (query.isPlaceholderData || query.data === undefined)
  // Older rows are grey only while a request is running: without a connection, no newer answer is coming.
  const isPassing = isOlder && query.isFetching
  return { query, queryKey: options.queryKey, request, shown, isOlder, isPassing }
}
