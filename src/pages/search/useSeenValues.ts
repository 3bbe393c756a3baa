import { useQuery, useQueryClient } from '@tanstack/react-query'
import { connectionKey } from '../../api/connection.ts'
import type { SearchRequest, SearchResult } from '../../api/search.ts'
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

/**
 * The values of a filter's own facet in an earlier answer to the same search without that filter: a service may answer
 * with the chosen value alone (§4.3 leaves it open). They live in the query cache; watching them keeps them there.
 */
export function useSeenValues(request: SearchRequest, name: FilterFacetName): FacetValue[] {
  const connection = useConnection()
  const client = useQueryClient()
  const rest = restOf(request, name)
  const known = client
    .getQueriesData<SearchResult>({ queryKey: ['search', ...connectionKey(connection)] })
    .map(([key, result]) => ({
      asked: key.at(-1) as SearchRequest, // the key of searchQuery ends with its request
      values: valuesOf(result, name),
    }))
    .filter(({ asked, values }) => values.length > 0 && restOf(asked, name) === rest)
    .toSorted((a, b) => b.values.length - a.values.length)
  const { placeholderData: _older, ...widest } = searchQuery(connection, known[0]?.asked ?? request)
  const { data } = useQuery({ ...widest, enabled: false })
  return request[name].length === 0 ? [] : valuesOf(data, name)
}
