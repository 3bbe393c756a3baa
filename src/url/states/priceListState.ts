/** The view state of the price lists: which country's list is shown, and what is looked for in it. */
import { countriesOr, decodeCountries, encodeCountries } from '../countryParameter.ts'
import type { Decoded, UrlSettings } from '../correction.ts'
import type { Given } from '../given.ts'
import { readParameters } from '../parameters.ts'
import { cleanKeywords } from '../text.ts'

export type PriceListState = {
  /** The first one's list is shown: prices are in one currency, so a list is for one country. */
  countries: string[]
  /** Part of a code or a note; '' for all rows. */
  q: string
}

const LENGTH = 100

export function decodePriceList(
  params: URLSearchParams,
  settings: UrlSettings,
): Decoded<PriceListState> {
  const read = readParameters(params)
  return read.finish({
    countries: decodeCountries(read, settings),
    q: read.keywords('q', LENGTH),
  })
}

export function encodePriceList({ countries = [], q = '' }: Given<PriceListState>) {
  const params = new URLSearchParams()
  encodeCountries(params, countriesOr(countries))
  const text = cleanKeywords(q, LENGTH)
  if (text !== '') params.append('q', text)
  return params
}
