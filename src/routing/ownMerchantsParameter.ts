/**
 * The `mine` parameter: your merchants, repeated if there are several. If they differ between the countries of the address,
 * each country has its own: `mine.in`.
 */
import {
  areSameMerchants,
  ownMerchantsAmong,
  ownMerchantsIn,
  type OwnMerchants,
  type OwnMerchantsByCountry,
} from '@/domain/pricing/ownMerchants.ts'
import { distinctValues, readParameters, type Parameters } from './parameters.ts'
import { cleanValue } from './text.ts'

const MINE = 'mine'
const MOST = 20
const LENGTH = 300

const nameFor = (country: string) => `${MINE}.${country.toLowerCase()}`

/** The merchants of these countries, cleaned as in an address; countries without any have no entry. */
export function getOwnMerchants(
  merchantsByCountry: OwnMerchantsByCountry,
  countries: readonly string[],
): OwnMerchantsByCountry {
  return Object.fromEntries(
    countries.flatMap((country) => {
      const names = distinctValues(
        ownMerchantsIn(merchantsByCountry, [country]).map((name) => cleanValue(name, LENGTH)),
      )
      return names.length === 0 ? [] : [[country.toLowerCase(), names.slice(0, MOST)]]
    }),
  )
}

/**
 * Writes your merchants into an address. `mine=` without a value means that no merchant is yours, whatever the user’s settings
 * are.
 */
export function encodeOwnMerchants(
  params: URLSearchParams,
  ownMerchants: OwnMerchantsByCountry,
  countries: readonly string[],
): void {
  const lists = countries.map((country) => ownMerchantsIn(ownMerchants, [country]))
  const write = (name: string, list: OwnMerchants) => {
    for (const value of list.length === 0 ? [''] : list) params.append(name, value)
  }
  const [first = []] = lists
  if (lists.every((list) => areSameMerchants(list, first))) write(MINE, first)
  else for (const [at, country] of countries.entries()) write(nameFor(country), lists[at] ?? [])
}

/** Reads your merchants from an address; a country without merchants there has those of the settings. */
export function decodeOwnMerchants(
  read: Parameters,
  params: URLSearchParams,
  countries: readonly string[],
  settings: OwnMerchantsByCountry = {},
): OwnMerchantsByCountry {
  const limits = { most: MOST, length: LENGTH }
  const ofAll = read.values(MINE, limits)
  const byCountry = countries.map((country): [string, OwnMerchants] => {
    const name = nameFor(country)
    const own = read.values(name, limits)
    if (params.has(name)) return [country.toLowerCase(), own]
    return [country.toLowerCase(), params.has(MINE) ? ofAll : ownMerchantsIn(settings, [country])]
  })
  return getOwnMerchants(Object.fromEntries(byCountry), countries)
}

/**
 * The parameters for your merchants when the countries of an address change from `before` to `after`. New countries get no
 * parameter, so that the settings apply to them.
 */
export function withOwnMerchantsOf(
  params: URLSearchParams,
  before: readonly string[],
  after: readonly string[],
): [name: string, value: string][] {
  const codes = new Set(before.map((country) => country.toLowerCase()))
  return after
    .filter((country) => codes.has(country.toLowerCase()))
    .flatMap((country) => {
      const name = nameFor(country)
      const values = params.getAll(params.has(name) ? name : MINE)
      return values.map((value): [string, string] => [name, value])
    })
}

export function isOwnMerchantsParameter(name: string): boolean {
  return name === MINE || name.startsWith(`${MINE}.`)
}

/** Your merchants in these countries, as the address states them; null if it states none and the settings apply. */
export function ownMerchantsOf(
  search: string,
  countries: readonly string[],
  settings: OwnMerchantsByCountry,
): OwnMerchantsByCountry | null {
  const params = new URLSearchParams(search)
  if (![...params.keys()].some(isOwnMerchantsParameter)) return null
  const stated = decodeOwnMerchants(readParameters(params), params, countries, settings)
  return Object.fromEntries(
    countries.map((country) => [country.toLowerCase(), ownMerchantsIn(stated, [country])]),
  )
}

/**
 * The query string with these merchants as yours, if it states any. A comparison with one of them is removed, because your prices
 * aren't compared with your own.
 */
export function withOwnMerchants(
  search: string,
  countries: readonly string[],
  ownMerchants: OwnMerchantsByCountry,
): string {
  const before = [...new URLSearchParams(search)]
  const own = ownMerchantsIn(ownMerchants, countries)
  const index = before.findIndex(([name]) => isOwnMerchantsParameter(name))
  const params = new URLSearchParams()
  for (const [at, [name, value]] of before.entries()) {
    if (at === index) encodeOwnMerchants(params, ownMerchants, countries)
    if (
      isOwnMerchantsParameter(name) ||
      (name === 'ref' && ownMerchantsAmong([value], own).length > 0)
    )
      continue
    params.append(name, value)
  }
  return params.toString()
}
