/** The state of the page of a brand: its name, '' for none, and the countries, each of which is a section of the page. */
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, decodeCountries, encodeCountries } from '@/routing/countryParameter.ts'
import { readParameters } from '@/routing/parameters.ts'
import { cleanValue } from '@/routing/text.ts'

export type BrandState = { brand: string; countries: readonly string[] }

const NAME_LENGTH = 500

export function decodeBrand(params: URLSearchParams, settings: UrlSettings): Decoded<BrandState> {
  const read = readParameters(params)
  return read.finish({
    brand: read.value('brand', NAME_LENGTH),
    countries: decodeCountries(read, settings),
  })
}

export function encodeBrand({ brand, countries }: BrandState): URLSearchParams {
  const params = new URLSearchParams()
  const name = cleanValue(brand, NAME_LENGTH)
  if (name !== '') params.append('brand', name)
  encodeCountries(params, countriesOr(countries))
  return params
}
