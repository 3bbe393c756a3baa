/** The view state of the price lists: which country's list is shown, what is looked for in it, and in which order. */
import type { SortKeys } from '@/lib/sortKeys.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, decodeCountries, encodeCountries } from '@/routing/countryParameter.ts'
import type { Given } from '@/routing/given.ts'
import { readParameters } from '@/routing/parameters.ts'
import { appendSort, readSort } from '@/routing/sortParameter.ts'
import { cleanKeywords } from '@/routing/text.ts'

/** `Column` is an id of the table's columns, which the page defines. */
export type PriceListState<Column extends string = string> = {
  /** The first one's list is shown: prices are in one currency, so a list is for one country. */
  countries: string[]
  /** Part of a code or a note; '' for all rows. */
  q: string
  /** Empty: as the list is stored. */
  sort: SortKeys<Column>
}

const LENGTH = 100

/** `columns` are the ids that rows can be sorted by; another one is corrected away. */
export const decodePriceList =
  <Column extends string>(columns: readonly Column[]) =>
  (params: URLSearchParams, settings: UrlSettings): Decoded<PriceListState<Column>> => {
    const read = readParameters(params)
    return read.finish({
      countries: decodeCountries(read, settings),
      q: read.keywords('q', LENGTH),
      sort: readSort(read, columns),
    })
  }

export function encodePriceList({ countries = [], q = '', sort = [] }: Given<PriceListState>) {
  const params = new URLSearchParams()
  encodeCountries(params, countriesOr(countries))
  const text = cleanKeywords(q, LENGTH)
  if (text !== '') params.append('q', text)
  appendSort(params, sort)
  return params
}
