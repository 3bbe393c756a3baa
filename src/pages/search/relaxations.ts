/** The ways out of a search that finds nothing: the same search without one of its filters or added words. */
import type { SearchRequest } from '../../api/search.ts'
import { toSearchRequest } from '../../parts/searchRequest.ts'
import {
  appliedFilters,
  withoutFilter,
  withoutWord,
  type SearchState,
} from '../../url/searchState.ts'

export type Relaxation = {
  tone: 'filter' | 'word'
  /** The filter's name; '' for a word. */
  label: string
  value: string
  next: SearchState
  /** Whether it is asked how many products there would be. */
  counts: boolean
}

/** More are not counted by themselves: each costs a request. */
const MOST_COUNTED = 8

export function relaxations(state: SearchState): Relaxation[] {
  const filters = appliedFilters(state).map((filter) => ({
    tone: 'filter' as const,
    label: filter.name,
    value: filter.value,
    next: withoutFilter(state, filter),
  }))
  const words = state.words.map((word) => ({
    tone: 'word' as const,
    label: '',
    value: word,
    next: withoutWord(state, word),
  }))
  return [...filters, ...words].map((way, place) => ({ ...way, counts: place < MOST_COUNTED }))
}

/** One row of the basic fields: the total is all that is wanted. */
export function countRequest(state: SearchState, countries: string[]): SearchRequest {
  return { ...toSearchRequest(state, countries), page: 1, size: 1, mode: 'lite' }
}
