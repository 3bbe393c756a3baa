/** The state of the EAN page (§4.4) beside the code, which is in the path. */
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, encodeCountries, decodeCountries } from '@/routing/countryParameter.ts'
import type { Given } from '@/routing/given.ts'
import {
  decodeOwnMerchants,
  encodeOwnMerchants,
  getOwnMerchants,
} from '@/routing/ownMerchantsParameter.ts'
import { readParameters } from '@/routing/parameters.ts'
import { cleanValue } from '@/routing/text.ts'

export type EanState = {
  countries: string[]
  /** Merchants that are yours, by country; without an entry nobody is. */
  ownMerchants: OwnMerchantsByCountry
  /** The product id of the record that was looked up, "this record"; '' for none. */
  record: string
  /** `median`, `min`, `mean` or the merchant id of a competitor (`readReference` in domain/pricing/reference.ts). */
  ref: string
}

/** Of what names a merchant. */
const NAME_LENGTH = 300

/** A complete, canonical state: what is not given has its default. */
export function eanState(options: Given<EanState>): EanState {
  const countries = countriesOr(options.countries ?? [])
  return {
    countries,
    ownMerchants: getOwnMerchants(options.ownMerchants ?? {}, countries),
    record: cleanValue(options.record ?? '', NAME_LENGTH),
    ref: cleanValue(options.ref ?? '', NAME_LENGTH) || 'median',
  }
}

/**
 * The page's own address always says who is yours, if only that nobody is (`mine=`), and what that is measured against, so
 * that a link means the same to whoever opens it. A link elsewhere may leave them out: then the settings of its reader
 * stand in.
 */
export function encodeEan(options: Given<EanState>): URLSearchParams {
  const state = eanState(options)
  const params = new URLSearchParams()
  encodeCountries(params, state.countries)
  if (options.ownMerchants !== undefined)
    encodeOwnMerchants(params, state.ownMerchants, state.countries)
  if (state.record !== '') params.append('record', state.record)
  if (options.ref !== undefined) params.append('ref', state.ref)
  return params
}

/** The reader's own merchant and usual reference stand in where the address names none. */
export type EanSettings = UrlSettings & { ownMerchants?: OwnMerchantsByCountry; ref?: string }

/** `mine=` without a value means none, whatever the settings say, and `ref=` the median. */
export function decodeEan(params: URLSearchParams, settings: EanSettings): Decoded<EanState> {
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
