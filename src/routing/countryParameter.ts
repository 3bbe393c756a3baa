/**
 * The `country` parameter of all routes. It is repeated for several countries, and codes stay as typed; a state always has at
 * least one country.
 */
import { isCountryCode, shownCountries } from '@/lib/countryCode.ts'
import type { UrlSettings } from './correction.ts'
import { isOwnMerchantsParameter, withOwnMerchantsOf } from './ownMerchantsParameter.ts'
import { distinctValues, readParameters, type Parameters } from './parameters.ts'
import { quote } from './text.ts'

const MOST = 12
const LAST_RESORT = ['us']

/** The codes that can be sent, without duplicates (ignoring case); if none is left, the countries of the settings. */
export function countriesOr(
  codes: readonly string[],
  settings: UrlSettings = { countries: LAST_RESORT },
): string[] {
  const usable = distinctValues(
    codes.filter((code) => isCountryCode(code)),
    true,
  )
  if (usable.length > 0) return usable.slice(0, MOST)
  return countriesOr(settings.countries)
}

function splitCodes(inputs: string[]): { codes: string[]; bad: string[]; joined: string[] } {
  const codes: string[] = []
  const bad: string[] = []
  const joined: string[] = []
  for (const text of inputs) {
    const parts = text.split(/[\s,;|]+/).filter((part) => part !== '')
    if (parts.every((part) => isCountryCode(part))) codes.push(...parts)
    else bad.push(text)
    if (parts.length > 1 && !bad.includes(text)) joined.push(text)
  }
  return { codes, bad, joined }
}

/** Reads the countries of an address; absent ones come from the settings without a correction. */
export function decodeCountries(parameters: Parameters, settings: UrlSettings): string[] {
  const inputs = parameters.all('country')
  const { codes, bad, joined } = splitCodes(inputs)
  const countries = countriesOr(codes, settings)
  for (const text of joined) {
    const used = text.split(/[\s,;|]+/).filter((part) => part !== '')
    const reason = `country ${quote(text)} is read as ${used.length} countries`
    parameters.note('country', text, used.join(', '), reason)
  }
  for (const text of bad) {
    const isOnly = codes.length === 0
    const then = isOnly ? `using ${shownCountries(countries)}` : 'left out'
    const reason = `country ${quote(text)} isn’t a country code: ${then}`
    parameters.note('country', text, isOnly ? countries.join(', ') : '', reason)
  }
  const distinct = distinctValues(codes, true)
  if (distinct.length > MOST) {
    const reason = `${distinct.length} countries are given: using the first ${MOST}`
    parameters.note('country', String(distinct.length), String(MOST), reason)
  }
  return countries
}

/** Writes the countries. A link always includes them, so that it means the same to everyone who opens it. */
export function encodeCountries(params: URLSearchParams, countries: readonly string[]): void {
  for (const code of countriesOr(countries)) params.append('country', code)
}

/** The countries in a query string; empty if it leaves them to the settings. */
export function readCountries(search: string): string[] {
  const inputs = readParameters(new URLSearchParams(search)).all('country')
  const { codes } = splitCodes(inputs)
  return codes.length === 0 ? [] : countriesOr(codes)
}

/** The same address with other countries, on page 1, because their results differ. */
export function withCountries(
  pathname: string,
  search: string,
  countries: readonly string[],
): string {
  const params = new URLSearchParams()
  const before = new URLSearchParams(search)
  let isWritten = false
  for (const [name, value] of before) {
    // Own merchants belong to a country, so they are added separately below.
    if (isOwnMerchantsParameter(name)) continue
    if (name === 'country' && !isWritten) {
      encodeCountries(params, countries)
      isWritten = true
    } else if (name !== 'country' && name !== 'page') params.append(name, value)
  }
  if (!isWritten) encodeCountries(params, countries)
  for (const pair of withOwnMerchantsOf(before, readCountries(search), countries))
    params.append(...pair)
  return `${pathname}?${params.toString()}`
}
