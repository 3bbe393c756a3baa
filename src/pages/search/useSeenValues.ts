import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { connectionKey, type Connection } from '../../api/connection.ts'
import type { SearchResult } from '../../api/search.ts'
import type { SearchRequest } from '../../api/calls.ts'
import { searchQuery } from '../../api/search.ts'
import type { FacetValue } from '../../domain/facets.ts'
import { useConnection } from '../../parts/connection.tsx'

type FilterFacetName = 'merchant' | 'brand'

/** What makes two searches the same but for one filter, the page and the fields asked for. */
function restOf(request: SearchRequest, own: FilterFacetName): string {
  const { countries, q, merchant, brand, category, division } = request
  return JSON.stringify([countries, q, own === 'brand' ? merchant : brand, category, division])
}

export function valuesOf(result: SearchResult | undefined, name: string): FacetValue[] {
  return result?.facets.find((facet) => facet.name === name)?.values ?? []
}

/** Calls back at each answer that comes. */
const watchAnswers = (client: QueryClient) => (onAnswer: () => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') onAnswer()
  })

/** Of the answers so far to the same search without that filter, what the one with most values was asked. */
function widestAsked(
  client: QueryClient,
  connection: Connection,
  request: SearchRequest,
  name: FilterFacetName,
): SearchRequest | undefined {
  const rest = restOf(request, name)
  return client
    .getQueriesData<SearchResult>({ queryKey: ['search', ...connectionKey(connection)] })
    .map(([key, result]) => ({
      asked: key.at(-1) as SearchRequest, // the key of searchQuery ends with its request
      count: valuesOf(result, name).length,
    }))
    .filter(({ asked, count }) => count > 0 && restOf(asked, name) === rest)
    .toSorted((a, b) => b.count - a.count)[0]?.asked
}

/**
 * The values of a filter's own facet in an answer to the same search without that filter: a service may answer
 * with the chosen value alone (§4.3 leaves it open). They live in the query cache; watching them keeps them there.
 */
export function useSeenValues(request: SearchRequest, name: FilterFacetName): FacetValue[] {
  const connection = useConnection()
  const client = useQueryClient()
  const isFiltered = request[name].length > 0
  const widest = useSyncExternalStore(
    useMemo(() => watchAnswers(client), [client]),
    () => (isFiltered ? widestAsked(client, connection, request, name) : undefined),
  )
  const { placeholderData: _older, ...options } = searchQuery(connection, widest ?? request)
  const { data } = useQuery({ ...options, enabled: false })
  return isFiltered ? valuesOf(data, name) : []
}
