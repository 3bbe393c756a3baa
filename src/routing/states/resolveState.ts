/** The state of Find by link (§4.2) and its address. */
import { MODES, STRICT_VALUES, type Mode } from '@/api/fields/operations.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, encodeCountries, decodeCountries } from '@/routing/countryParameter.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import { readParameters } from '@/routing/parameters.ts'
import { cleanValue } from '@/routing/text.ts'

export type Strict = '' | (typeof STRICT_VALUES)[number]
export type ResolveState = {
  /** The merchant URL as typed; if it isn’t one, the page explains what is wrong. */
  url: string
  countries: string[]
  merchant: string
  /** The `strict` parameter of the look-up; '' if it is not sent. */
  strict: Strict
  mode: Mode
}

/** The length at which a URL is truncated in an address. A truncated URL would be a different one, so it isn’t requested. */
export const URL_LENGTH = 8000
const MERCHANT_LENGTH = 300

/** Makes a complete, canonical state: omitted properties have defaults. */
export function resolveState(options: StateInput<ResolveState>): ResolveState {
  return {
    url: cleanValue((options.url ?? '').trim(), URL_LENGTH).trim(),
    countries: countriesOr(options.countries ?? []),
    merchant: cleanValue(options.merchant ?? '', MERCHANT_LENGTH),
    strict: options.strict ?? '',
    mode: options.mode ?? 'full',
  }
}

/** Writes the address; omits default values, but never the countries. */
export function encodeResolve(options: StateInput<ResolveState>): URLSearchParams {
  const state = resolveState(options)
  const params = new URLSearchParams()
  if (state.url !== '') params.append('url', state.url)
  encodeCountries(params, state.countries)
  if (state.merchant !== '') params.append('merchant', state.merchant)
  if (state.strict !== '') params.append('strict', state.strict)
  if (state.mode !== 'full') params.append('mode', state.mode)
  return params
}

export function decodeResolve(
  params: URLSearchParams,
  settings: UrlSettings,
): Decoded<ResolveState> {
  const read = readParameters(params)
  return read.finish<ResolveState>(
    resolveState({
      url: read.value('url', URL_LENGTH),
      countries: decodeCountries(read, settings),
      merchant: read.value('merchant', MERCHANT_LENGTH),
      strict: read.choice<Strict>('strict', STRICT_VALUES, '', 'strict is not sent'),
      mode: read.choice('mode', MODES, 'full', 'loading full details'),
    }),
  )
}
