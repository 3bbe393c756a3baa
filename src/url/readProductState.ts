/** Reads the address of the product page. Apart from writing it, which every page's links need. */
import type { Decoded, UrlSettings } from './correction.ts'
import { decodeCountries } from './countryParameter.ts'
import { readParameters } from './parameters.ts'
import type { ProductState } from './productState.ts'

export function decodeProduct(
  params: URLSearchParams,
  settings: UrlSettings,
): Decoded<ProductState> {
  const read = readParameters(params)
  return read.finish({ countries: decodeCountries(read, settings) })
}
