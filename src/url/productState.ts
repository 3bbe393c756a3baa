/** The state of the product page (§4.1) beside the id, which is in the path. */
import { encodeCountries } from './countryParameter.ts'
import type { GivenLink } from './given.ts'

export type ProductState = { countries: string[] }

export function encodeProduct(state: GivenLink<ProductState>): URLSearchParams {
  const params = new URLSearchParams()
  encodeCountries(params, state.countries)
  return params
}
