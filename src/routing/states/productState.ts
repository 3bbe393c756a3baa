/** The state of the product page (§4.1) beside the id, which is in the path. */
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { encodeCountries, decodeCountries } from '@/routing/countryParameter.ts'
import type { LinkInput } from '@/routing/linkInput.ts'
import { readParameters } from '@/routing/parameters.ts'

export type ProductState = { countries: string[] }

export function encodeProduct(state: LinkInput<ProductState>): URLSearchParams {
  const params = new URLSearchParams()
  encodeCountries(params, state.countries)
  return params
}

export function decodeProduct(
  params: URLSearchParams,
  settings: UrlSettings,
): Decoded<ProductState> {
  const read = readParameters(params)
  return read.finish({ countries: decodeCountries(read, settings) })
}
