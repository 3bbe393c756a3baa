import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchState } from './searchState.ts'
import { sentKeywords } from './searchState.ts'

/** What a page's state asks of the service for one group of countries; how it is shown (`view`) is not part of it. */
export function toSearchRequest(state: SearchState, countries: string[]): SearchRequest {
  const { merchant, brand, category, division, page, size, mode } = state
  return {
    countries,
    q: sentKeywords(state),
    merchant,
    brand,
    category,
    division,
    page,
    size,
    mode,
  }
}
