/** The view state of the price lists: the country of the list, the filter text, and the order. */
import type { SortKeys } from '@/lib/sortKeys.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, decodeCountries, encodeCountries } from '@/routing/countryParameter.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import { readParameters } from '@/routing/parameters.ts'
import { appendSort, readSort } from '@/routing/sortParameter.ts'
import { cleanKeywords } from '@/routing/text.ts'

/** The state of the price lists. `Column` is an id of the table's columns, which the page defines. */
export type PriceListState<Column extends string = string> = {
  /**
   * The countries of the header. The list of the first one is shown: prices have one currency, so each country has a list of its
   * own.
   */
  countries: string[]
  /** The filter text, a part of a code or a note; '' for all rows. */
  q: string
  /** The order of the rows; empty for the order in which the list is stored. */
  sort: SortKeys<Column>
}

const LENGTH = 100

/**
 * Returns a function that reads the address. `columns` are the ids that rows can be sorted by; other ids are removed with a
 * correction.
 */
export const priceListDecoder =
  <Column extends string>(columns: readonly Column[]) =>
  (params: URLSearchParams, settings: UrlSettings): Decoded<PriceListState<Column>> => {
    const read = readParameters(params)
    return read.finish({
      countries: decodeCountries(read, settings),
      q: read.keywords('q', LENGTH),
      sort: readSort(read, columns),
    })
  }

export function encodePriceList({ countries = [], q = '', sort = [] }: StateInput<PriceListState>) {
  const params = new URLSearchParams()
  encodeCountries(params, countriesOr(countries))
  const text = cleanKeywords(q, LENGTH)
  if (text !== '') params.append('q', text)
  appendSort(params, sort)
  return params
}
