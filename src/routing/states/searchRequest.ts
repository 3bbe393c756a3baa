import { filtersOf } from '@/api/fields/filters.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchState } from './searchState.ts'
import { sentKeywords } from './searchState.ts'

/** The request for a page's state and one group of countries. The view settings (such as `view`) have no effect on it. */
export function toSearchRequest(state: SearchState, countries: string[]): SearchRequest {
  const { page, size, mode } = state
  return { countries, q: sentKeywords(state), ...filtersOf(state), page, size, mode }
}
