/** The address of the assortment gaps of a search, with the price ladder of its brand. */
import { encodeCountries } from '@/routing/countryParameter.ts'
import { cleanValue } from '@/routing/text.ts'
import type { SearchState } from './searchState.ts'

/** The maximum length of a value, in characters. */
export const MAP_VALUE_LENGTH = 300

type Search = Pick<SearchState, 'q' | 'words' | 'countries' | 'category' | 'division' | 'brand'>

/**
 * In the format of `encodeMap`, without your merchants, so that the settings apply. `merchants` are the columns; if empty, the
 * service determines them.
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
