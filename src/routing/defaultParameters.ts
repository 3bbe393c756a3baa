/** The default parameters of a page’s address: the countries, and the user’s merchants in them. */
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { countriesOr, encodeCountries } from './countryParameter.ts'
import { encodeOwnMerchants, getOwnMerchants } from './ownMerchantsParameter.ts'

export function countryParameters(countries: readonly string[]): URLSearchParams {
  const params = new URLSearchParams()
  encodeCountries(params, countries)
  return params
}

export function defaultParameters(settings: {
  countries: readonly string[]
  ownMerchants: OwnMerchantsByCountry
}): URLSearchParams {
  const countries = countriesOr(settings.countries)
  const params = countryParameters(countries)
  encodeOwnMerchants(params, getOwnMerchants(settings.ownMerchants, countries), countries)
  return params
}
