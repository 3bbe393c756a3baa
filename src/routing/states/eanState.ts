/** The state of the EAN page (§4.4) beside the code, which is in the path. */
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, encodeCountries, decodeCountries } from '@/routing/countryParameter.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import {
  decodeOwnMerchants,
  encodeOwnMerchants,
  getOwnMerchants,
} from '@/routing/ownMerchantsParameter.ts'
import { readParameters } from '@/routing/parameters.ts'
import { cleanValue } from '@/routing/text.ts'

export type EanState = {
  countries: string[]
  /** Your merchants by country; a country without an entry has none. */
  ownMerchants: OwnMerchantsByCountry
  /** The product id of the listing that was looked up, "this listing"; '' for none. */
  record: string
  /** `median`, `min`, `mean` or the merchant id of a competitor (`readReference` in domain/pricing/reference.ts). */
  ref: string
}

/** The maximum length of merchant names and ids. */
const NAME_LENGTH = 300

/** Makes a complete, canonical state: omitted properties have defaults. */
export function eanState(options: StateInput<EanState>): EanState {
  const countries = countriesOr(options.countries ?? [])
  return {
    countries,
    ownMerchants: getOwnMerchants(options.ownMerchants ?? {}, countries),
    record: cleanValue(options.record ?? '', NAME_LENGTH),
    ref: cleanValue(options.ref ?? '', NAME_LENGTH) || 'median',
  }
}

/**
 * Writes the address of a code's prices. The page's own address always states your merchants, even if there are none (`mine=`),
 * and the comparison, so that a link means the same to everyone who opens it. Links on other pages may omit both: then the
 * settings of the user who opens them apply.
 */
export function encodeEan(options: StateInput<EanState>): URLSearchParams {
  const state = eanState(options)
  const params = new URLSearchParams()
  encodeCountries(params, state.countries)
  if (options.ownMerchants !== undefined)
    encodeOwnMerchants(params, state.ownMerchants, state.countries)
  if (state.record !== '') params.append('record', state.record)
  if (options.ref !== undefined) params.append('ref', state.ref)
  return params
}

/** The user's merchants and default comparison, which apply to an address without them. */
export type PricingUrlSettings = UrlSettings & {
  ownMerchants?: OwnMerchantsByCountry
  ref?: string
}

/**
 * Reads the address. `mine=` without a value means no merchant, whatever the settings are; `ref=` without a value means the
 * median.
 */
export function decodeEan(
  params: URLSearchParams,
  settings: PricingUrlSettings,
): Decoded<EanState> {
  const read = readParameters(params)
  const countries = decodeCountries(read, settings)
  const ref = read.value('ref', NAME_LENGTH)
  return read.finish(
    eanState({
      countries,
      ownMerchants: decodeOwnMerchants(read, params, countries, settings.ownMerchants),
      record: read.value('record', NAME_LENGTH),
      ref: params.has('ref') ? ref : (settings.ref ?? ''),
    }),
  )
}
