/** Texts of the search page about the request and its results. */
import type { SearchResult } from '@/api/operations/search.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { plural } from '@/lib/text/plural.ts'
import { filtersInWords } from '@/routing/filtersInWords.ts'
import { paths } from '@/routing/paths.ts'
import { appliedFilters, sentKeywords, type SearchState } from '@/routing/states/searchState.ts'

export function productsInWords(count: number | null): string {
  if (count === null) return 'products, number not stated'
  return plural(count, 'product')
}

/** The text that announces an answer. */
export function resultInWords(result: SearchResult, page: number): string {
  if (result.kind === 'none') return 'No products found'
  if (result.kind === 'past the end') return `Nothing on page ${formatCount(page)}`
  const found = productsInWords(result.numFound)
  return page === 1 ? found : `${found}, page ${formatCount(page)}`
}

/** The keywords and added words as sent, or a substitute when there are none. */
export function searchTitle(state: SearchState): string {
  const keywords = sentKeywords(state)
  if (keywords !== '') return keywords.length > 80 ? `${keywords.slice(0, 79)}…` : keywords
  const values = appliedFilters(state).map(({ value }) => value)
  return values.length > 0 ? listedNames(values).slice(0, 80) : 'All products'
}

/** A search as an entry of the recent look-ups. */
export function toLookup(state: SearchState, result: SearchResult) {
  return {
    kind: 'search' as const,
    path: paths.search({ ...state, page: 1, sort: [] }),
    label: searchTitle(state),
    detail: [shownCountries(state.countries), filtersInWords(state)].filter(Boolean).join(' · '),
    figure: result.kind === 'past the end' ? '' : productsInWords(result.numFound),
  }
}
