import { useQueries } from '@tanstack/react-query'
import { countryGroups } from '../api/countryGroups.ts'
import { searchQuery, type SearchResult } from '../api/search.ts'
import type { FoundCounts } from '../domain/again/savedSearch.ts'
import type { SearchState } from '../url/searchState.ts'
import { useConnection } from './connection.tsx'
import { toSearchRequest } from './searchRequest.ts'

/** The number that an answer gives of what there is; null where it gives none. */
export function countOf({
  kind,
  numFound,
}: Pick<SearchResult, 'kind' | 'numFound'>): number | null {
  return kind === 'none' ? 0 : numFound
}

/** What the search that is shown has found in each group of countries; null until all have answered. Asks nothing. */
export function useFoundCounts(state: SearchState): FoundCounts | null {
  const connection = useConnection()
  const groups = countryGroups(state.countries, connection.dialect)
  const answers = useQueries({
    queries: groups.map((group) => ({
      ...searchQuery(connection, toSearchRequest(state, group)),
      enabled: false,
    })),
  })
  const found = groups.map((group, place) => {
    const answer = answers[place]
    // The answer of the search before this one stands in meanwhile.
    return answer?.data && !answer.isPlaceholderData ? { group, result: answer.data } : null
  })
  const whole = found.filter((one) => one !== null)
  if (whole.length < groups.length) return null
  return {
    at: Math.max(...whole.map(({ result }) => result.answer.receivedAt)),
    found: whole.map(({ group, result }) => ({
      countries: group.join(','),
      // Past its end a search says nothing of how many there are.
      count: result.kind === 'past the end' ? null : countOf(result),
    })),
  }
}
