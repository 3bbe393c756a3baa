/** The state of the EAN page (§4.4) beside the code, which is in the path. */
import type { Decoded, UrlSettings } from './correction.ts'
import { countriesOr, encodeCountries, decodeCountries } from './countryParameter.ts'
import type { Given } from './given.ts'
import { readParameters } from './parameters.ts'
import { cleanValue } from './text.ts'

export type EanState = {
  countries: string[]
  /** Merchant id, merchant name or product id of mine; '' for none. */
  mine: string
  /** `median`, `min`, `mean` or the merchant id of a rival (`readReference` in domain/priceIndex.ts). */
  ref: string
}

/** Of what names a merchant. */
const NAME_LENGTH = 300

/** A complete, canonical state: what is not given has its default. */
export function eanState(given: Given<EanState>): EanState {
  return {
    countries: countriesOr(given.countries ?? []),
    mine: cleanValue(given.mine ?? '', NAME_LENGTH),
    ref: cleanValue(given.ref ?? '', NAME_LENGTH) || 'median',
  }
}

/**
 * The page's own address always says who is mine, if only that nobody is (`mine=`), and what that is measured against, so
 * that a link means the same to whoever opens it. A link elsewhere may leave them out: then the settings of its reader
 * stand in.
 */
export function encodeEan(given: Given<EanState>): URLSearchParams {
  const state = eanState(given)
  const params = new URLSearchParams()
  encodeCountries(params, state.countries)
  if (given.mine !== undefined) params.append('mine', state.mine)
  if (given.ref !== undefined) params.append('ref', state.ref)
  return params
}

/** The reader's own merchant and usual reference stand in where the address names none. */
export type EanSettings = UrlSettings & { mine?: string; ref?: string }

/** `mine=` without a value means none, whatever the settings say, and `ref=` the median. */
export function decodeEan(params: URLSearchParams, settings: EanSettings): Decoded<EanState> {
  const read = readParameters(params)
  const mine = read.value('mine', NAME_LENGTH)
  const ref = read.value('ref', NAME_LENGTH)
  return read.finish(
    eanState({
      countries: decodeCountries(read, settings),
      mine: params.has('mine') ? mine : (settings.mine ?? ''),
      ref: params.has('ref') ? ref : (settings.ref ?? ''),
    }),
  )
}
