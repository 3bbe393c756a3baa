import { useQueries } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { searchQuery, type SearchResult } from '@/api/operations/search.ts'
import type { FoundCounts } from '@/domain/updates/savedSearch.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

/** The number that an answer gives of what there is; null where it gives none. */
export function countOf({
  kind,
  numFound,
}: Pick<SearchResult, 'kind' | 'numFound'>): number | null {
  return kind === 'none' ? 0 : numFound
}

type AnswerOfGroup = { data?: SearchResult | undefined; isPlaceholderData: boolean }

/** What the answers, one a group of countries, say of how many there are; null until all have come. */
export function foundIn(
  groups: readonly (readonly string[])[],
  answers: readonly AnswerOfGroup[],
): FoundCounts | null {
  // The answer of the search before this one stands in meanwhile.
  const results = answers.flatMap(({ data, isPlaceholderData }) =>
    data && !isPlaceholderData ? [data] : [],
  )
  if (results.length < groups.length) return null
  return {
    at: Math.max(...results.map(({ answer }) => answer.receivedAt)),
    found: results.map((result, index) => ({
      countries: groups[index]?.join(',') ?? '',
      // Past its end a search says nothing of how many there are.
      count: result.kind === 'past the end' ? null : countOf(result),
    })),
  }
}

/** What the search that is shown has found in each group of countries; null until all have answered. Asks nothing. */
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
