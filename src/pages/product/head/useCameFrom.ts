import type { Query, QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { paths } from '@/routing/paths.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import {
  appliedFilters,
  decodeSearch,
  SEARCH_PAGE_SIZES,
  searchState,
  sentKeywords,
  type SearchState,
} from '@/routing/states/searchState.ts'

export type CameFrom = { path: string; label: string; place: number; of: number }

function labelOf(state: SearchState): string {
  const parts = [sentKeywords(state), ...appliedFilters(state).map(({ value }) => value)]
  const label = parts.filter((part) => part !== '').join(', ')
  return label === '' ? 'all products' : label
}

/** The search in the previous history entry; null when there is none or the browser doesn't expose it. */
function searchBefore(): SearchState | null {
  const history = 'navigation' in window ? window.navigation : null
  const index = history?.currentEntry?.index ?? 0
  const address = history?.entries()[index - 1]?.url ?? null
  if (address === null) return null
  const { pathname, searchParams } = new URL(address)
  return /\/search\/?$/.test(pathname) ? decodeSearch(searchParams, { countries: [] }).state : null
}

/** The request of a search, which is the last part of its query key (`searchQuery`). */
function requestOf(query: Query): SearchRequest {
  return query.queryKey.at(-1) as SearchRequest // only `searchQuery` writes such keys
}

function stateOf(request: SearchRequest): SearchState {
  const size = SEARCH_PAGE_SIZES.find((one) => one === request.size) ?? 24
  return searchState({ ...request, size })
}

/** The place of the product in the answer of a search; null when it isn't in it. */
function placeIn(query: Query, id: string): Pick<CameFrom, 'place' | 'of'> | null {
  const { products, numFound, start } = query.state.data as SearchResult // `searchQuery` resolves with this
  const at = products.findIndex(({ productId }) => productId === id)
  return at < 0 || numFound === null ? null : { place: start + at + 1, of: numFound }
}

function findCameFrom(client: QueryClient, id: string, countries: string[]): CameFrom | null {
  const answered = client
    .getQueryCache()
    .findAll({ queryKey: ['search'], predicate: ({ state }) => state.data !== undefined })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const before = searchBefore()
  const requested = before && JSON.stringify(toSearchRequest(before, countries))
  const exact = answered.find((query) => JSON.stringify(requestOf(query)) === requested)
  if (before && exact) {
    const place = placeIn(exact, id)
    if (place) return { path: paths.search(before), label: labelOf(before), ...place }
  }
  for (const query of answered) {
    const request = requestOf(query)
    const place = String(request.countries) === String(countries) ? placeIn(query, id) : null
    const state = stateOf(request)
    if (place) return { path: paths.search(state), label: labelOf(state), ...place }
  }
  return null
}

/**
 * The search that led to this page, otherwise the newest one of this visit that lists the product, with the product's place in
 * it; null without one, as in a new tab. It is determined once, so that later background searches don't change it.
 */
export function useCameFrom(id: string, countries: string[]): CameFrom | null {
  const client = useQueryClient()
  const [cameFrom] = useState(() => findCameFrom(client, id, countries))
  return cameFrom
}
