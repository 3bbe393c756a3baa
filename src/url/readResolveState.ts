/** Reads the address of the resolve page. Apart from writing it, which every page's links need. */
import type { Decoded, UrlSettings } from './correction.ts'
import { decodeCountries } from './countryParameter.ts'
import { readParameters } from './parameters.ts'
import {
  MERCHANT_LENGTH,
  resolveState,
  URL_LENGTH,
  type ResolveState,
  type Strict,
} from './resolveState.ts'

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
      strict: read.choice<Strict>('strict', ['true', 'false'], '', 'strict is not sent'),
      mode: read.choice('mode', ['full', 'lite'], 'full', 'asking for full records'),
    }),
  )
}
