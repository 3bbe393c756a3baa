/** What an address of a page holds where nothing is chosen there yet: the countries, and who you are in them. */
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { countriesOr, encodeCountries } from './countryParameter.ts'
import { encodeOwnMerchants, getOwnMerchants } from './ownMerchantsParameter.ts'

export function ofCountries(countries: readonly string[]): URLSearchParams {
  const params = new URLSearchParams()
  encodeCountries(params, countries)
  return params
}

export function ofAsker(asker: {
  countries: readonly string[]
  ownMerchants: OwnMerchantsByCountry
}): URLSearchParams {
  const countries = countriesOr(asker.countries)
  const params = ofCountries(countries)
  encodeOwnMerchants(params, getOwnMerchants(asker.ownMerchants, countries), countries)
  return params
}
