/** The address of the assortment gaps of a search, with the price ladder of its brand. */
import { encodeCountries } from '@/routing/countryParameter.ts'
import { cleanValue } from '@/routing/text.ts'
import type { SearchState } from './searchState.ts'

/** The longest value that the page reads, in characters. */
export const MAP_VALUE_LENGTH = 300

type Search = Pick<SearchState, 'q' | 'words' | 'countries' | 'category' | 'division' | 'brand'>

/**
 * As `encodeMap` writes it; it says nothing of who you are, so that the settings of its reader stand in. `merchants` are those
 * across; none for those that the service names.
 */
export function encodeMapOfSearch(
  search: Search,
  merchants: readonly string[] = [],
): URLSearchParams {
  const { q, words, countries, category, division, brand } = search
  const params = new URLSearchParams()
  const write = (name: string, values: readonly string[]) => {
    for (const value of values) if (value !== '') params.append(name, value)
  }
  write('q', [q])
  write('word', words)
  encodeCountries(params, countries)
  write('merchant', merchants)
  write('brand', [cleanValue(brand[0] ?? '', MAP_VALUE_LENGTH)])
  write('category', category)
  write('division', division)
  return params
}
