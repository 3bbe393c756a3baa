/** The state of the page of a brand beside its name, which is in the path: the countries, each a part of its own. */
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, decodeCountries, encodeCountries } from '@/routing/countryParameter.ts'
import { readParameters } from '@/routing/parameters.ts'

export type BrandState = { countries: readonly string[] }

export function decodeBrand(params: URLSearchParams, settings: UrlSettings): Decoded<BrandState> {
  const read = readParameters(params)
  return read.finish({ countries: decodeCountries(read, settings) })
}

export function encodeBrand({ countries }: BrandState): URLSearchParams {
  const params = new URLSearchParams()
  encodeCountries(params, countriesOr(countries))
  return params
}
