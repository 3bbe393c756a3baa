/**
 * Finds alternatives for a search without results: the same search without one of its filters or added words. A filter is removed
 * with all its values, because the specification (§4.3) does not say whether several values widen or narrow a search.
 */
import type { SearchRequest } from '@/api/operations/calls.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import {
  appliedFilters,
  withFilter,
  withoutWord,
  type SearchState,
} from '@/routing/states/searchState.ts'
import { filterName } from '@/words/filterName.ts'

export type Relaxation = {
  tone: 'filter' | 'word'
  /** The name of the filter that is left out; '' for a word. */
  label: string
  value: string
  next: SearchState
  /** Whether to request the number of products without this filter or word. */
  counts: boolean
}

/** How many alternatives are counted; further ones are not, because each count is a request. */
const MOST_COUNTED = 8

export function relaxations(state: SearchState): Relaxation[] {
  const applied = appliedFilters(state)
  const filters = [...new Set(applied.map(({ name }) => name))].map((name) => ({
    tone: 'filter' as const,
    label: filterName(name),
    value: applied
      .filter((filter) => filter.name === name)
      .map(({ value }) => value)
      .join(', '),
    next: withFilter(state, name, null),
  }))
  const words = state.words.map((word) => ({
    tone: 'word' as const,
    label: '',
    value: word,
    next: withoutWord(state, word),
  }))
  return [...filters, ...words].map((relaxation, index) => ({
    ...relaxation,
    counts: index < MOST_COUNTED,
  }))
}

/** The request for a number of products: one row in lite mode, because only the total is needed. */
export function countRequest(state: SearchState, countries: string[]): SearchRequest {
  return { ...toSearchRequest(state, countries), page: 1, size: 1, mode: 'lite' }
}
