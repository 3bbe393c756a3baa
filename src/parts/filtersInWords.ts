import { appliedFilters, type SearchState } from '../url/searchState.ts'

/** The filters in one line: "merchant Northgate, division Apparel". */
export function filtersInWords(state: SearchState): string {
  return appliedFilters(state)
    .map(({ name, value }) => `${name} ${value}`)
    .join(', ')
}
