/** Describes a search in one line: for names of saved searches and collections, and for headers of files. */
import { searchOf, type SearchSource } from '@/domain/collections/searchSource.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { filterName } from '@/words/filterName.ts'
import { appliedFilters, searchState, type SearchState } from './states/searchState.ts'

/** The filters in one line: "merchant Northgate, division Apparel". */
export function filtersInWords(state: SearchState): string {
  return appliedFilters(state)
    .map(({ name, value }) => `${filterName(name)} ${listedNames([value])}`)
    .join(', ')
}

/** Describes a search so that it can be listed beside other sources: "Search: shirt, brand Marlowe". */
export function searchInWords(source: SearchSource, countries: readonly string[]): string {
  const filters = filtersInWords(searchState({ ...searchOf(source), countries }))
  const words = [source.q, ...source.words, filters].filter((word) => word !== '')
  return words.length === 0 ? 'Search: all products' : `Search: ${words.join(', ')}`
}
