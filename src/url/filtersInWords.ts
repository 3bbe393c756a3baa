import type { SetSource } from '../model/resultSet/resultSet.ts'
import { appliedFilters, searchState, type SearchState } from './states/searchState.ts'

/** The filters in one line: "merchant Northgate, division Apparel". */
export function filtersInWords(state: SearchState): string {
  return appliedFilters(state)
    .map(({ name, value }) => `${name} ${value}`)
    .join(', ')
}

/** What a search asks for, where it stands beside other sources: "Search: shirt, brand Marlowe". */
export function searchInWords(
  source: Extract<SetSource, { kind: 'search' }>,
  countries: readonly string[],
): string {
  const filters = filtersInWords(searchState({ ...source, countries }))
  const words = [source.q, ...source.words, filters].filter((word) => word !== '')
  return words.length === 0 ? 'Search: all products' : `Search: ${words.join(', ')}`
}
