import { useQueries } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { searchQuery, type SearchResult } from '@/api/operations/search.ts'
import type { FoundCounts } from '@/domain/updates/savedSearch.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

/** How many products an answer reports; null if it gives no number. */
export function countOf({
  kind,
  numFound,
}: Pick<SearchResult, 'kind' | 'numFound'>): number | null {
  return kind === 'none' ? 0 : numFound
}

type AnswerOfGroup = { data?: SearchResult | undefined; isPlaceholderData: boolean }

/** How many products there are, from one answer for each group of countries; null until all have arrived. */
export function foundIn(
  groups: readonly (readonly string[])[],
  answers: readonly AnswerOfGroup[],
): FoundCounts | null {
  // Until a new search has an answer, `data` is the answer of the previous search.
  const results = answers.flatMap(({ data, isPlaceholderData }) =>
    data && !isPlaceholderData ? [data] : [],
  )
  if (results.length < groups.length) return null
  return {
    at: Math.max(...results.map(({ answer }) => answer.receivedAt)),
    found: results.map((result, index) => ({
      countries: groups[index]?.join(',') ?? '',
      // Past its end, a search doesn’t report how many products there are.
      count: result.kind === 'past the end' ? null : countOf(result),
    })),
  }
}

/** What the shown search found in each group of countries; null until all have answered. Sends no request. */
export function useFoundCounts(state: SearchState): FoundCounts | null {
  const connection = useConnection()
  const groups = countryGroups(state.countries, connection.apiVariant)
  const answers = useQueries({
    queries: groups.map((group) => ({
      ...searchQuery(connection, toSearchRequest(state, group)),
      enabled: false,
    })),
  })
  return foundIn(groups, answers)
}
