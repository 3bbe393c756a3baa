/** The address of the assortment gaps of a search, with the price ladder of the search’s brand filter. */
import { filters, type FilterField, type FilterValues } from '@/api/fields/filters.ts'
import { encodeCountries } from '@/routing/countryParameter.ts'
import { cleanValue } from '@/routing/text.ts'

/** The maximum length of a value, in characters. */
export const ASSORTMENT_VALUE_LENGTH = 300

/** The filters of assortment gaps. Merchants and brands are no filters there: merchants are the columns, and brands the rows. */
export type AssortmentFilter = Exclude<FilterField, 'merchant' | 'brand'>
export type AssortmentFilters = Pick<FilterValues, AssortmentFilter>
export type AssortmentQuery = AssortmentFilters & { q: string; words: string[] }

export const assortmentFilters: readonly AssortmentFilter[] = filters
  .map(({ field }) => field)
  .filter((field) => field !== 'merchant' && field !== 'brand')

type Search = AssortmentQuery & { countries: string[]; brand: string[] }

/**
 * Writes the parameters of the gaps in the format of `encodeAssortment`, without your merchants, so that the settings apply. `merchants`
 * are the columns; if there are none, the service determines them.
 */
export function encodeAssortmentOfSearch(
  search: Search,
  merchants: readonly string[] = [],
): URLSearchParams {
  const { q, words, countries, brand } = search
  const params = new URLSearchParams()
  const write = (name: string, values: readonly string[]) => {
    for (const value of values) if (value !== '') params.append(name, value)
  }
  write('q', [q])
  write('word', words)
  encodeCountries(params, countries)
  write('merchant', merchants)
  write('brand', [cleanValue(brand[0] ?? '', ASSORTMENT_VALUE_LENGTH)])
  for (const field of assortmentFilters) write(field, search[field])
  return params
}
