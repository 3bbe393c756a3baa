/**
 * The state of Compare: which products of one country it shows, what they are compared with, and which collections of codes
 * checked their markets.
 */
import { isProductId, productIdProblem } from '@/api/productId.ts'
import { shownCountries, shownCountry } from '@/lib/countryCode.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, encodeCountries, decodeCountries } from '@/routing/countryParameter.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import {
  appendMarket,
  marketState,
  readMarket,
  type MarketState,
} from '@/routing/marketParameters.ts'
import { distinctValues, readParameters, type Parameters } from '@/routing/parameters.ts'
import { wellFormed, quote } from '@/routing/text.ts'

/** The most products that are compared; more columns would be too narrow to read. */
export const MOST_COMPARED = 8
/** The `base` that means no comparison: values are shown as received. */
export const NO_BASE = 'none'

export type CompareState = MarketState & {
  /** The product ids, distinct and valid, at most `MOST_COMPARED`. */
  ids: string[]
  /** The country of all prices; there is only one, because prices of different countries are not compared. */
  country: string
  /**
   * The product that the others are compared with: '' for the first one, `none` for no comparison, otherwise the id of another
   * product.
   */
  base: string
  /** Whether only rows that differ are shown. */
  diff: boolean
}

/** The id without the surrounding spaces that pasting adds; ids are compared and requested in this form. */
function cleanId(text: string): string {
  return wellFormed(text).trim()
}

/** Splits ids joined in one text, as a spreadsheet or a chat joins them; any other text is one id. */
export function splitIds(text: string): string[] {
  const parts = text.split(/[\s,;|]+/).filter((part) => part !== '')
  return parts.length > 1 && parts.every(isProductId) ? parts : [cleanId(text)]
}

function baseOf(base: string, ids: readonly string[]): string {
  const id = cleanId(base)
  if (id === NO_BASE) return NO_BASE
  return ids.indexOf(id) > 0 ? id : ''
}

/** Makes a complete, canonical state: omitted properties have defaults, ids that can’t be requested are left out. */
export function compareState({
  ids = [],
  country = '',
  base = '',
  diff = false,
  ...market
}: StateInput<CompareState>): CompareState {
  const usable = distinctValues(ids.flatMap(splitIds)).filter((id) => productIdProblem(id) === null)
  const saved = usable.slice(0, MOST_COMPARED)
  const [code = ''] = countriesOr([country])
  return { ids: saved, country: code, base: baseOf(base, saved), diff, ...marketState(market) }
}

export function encodeCompare(options: StateInput<CompareState>): URLSearchParams {
  const { ids, country, base, diff, ...market } = compareState(options)
  const params = new URLSearchParams()
  for (const id of ids) params.append('id', id)
  encodeCountries(params, [country])
  if (base !== '') params.append('base', base)
  if (diff) params.append('diff', '1')
  appendMarket(params, market)
  return params
}

/** The index of the product that the others are compared with; null for no comparison. */
export function baseIndex({ ids, base }: Pick<CompareState, 'ids' | 'base'>): number | null {
  if (base === NO_BASE || ids.length === 0) return null
  return Math.max(0, ids.indexOf(base))
}

/** The maximum number of left-out ids that a correction lists. */
const MOST_NAMED = 6
const BASE_LENGTH = 512

function readIds(read: Parameters): string[] {
  return read.all('id').flatMap((input) => {
    const ids = splitIds(input)
    if (ids.length > 1) {
      read.note('id', input, ids.join(', '), `id ${quote(input)} is read as ${ids.length} ids`)
    }
    return ids
  })
}

function named(ids: readonly string[]): string {
  const names = ids.slice(0, MOST_NAMED).map(quote).join(', ')
  return ids.length > MOST_NAMED ? `${names} and ${ids.length - MOST_NAMED} more` : names
}

/** The distinct ids of an address that can be requested. Corrections name the others. */
function decodeIds(read: Parameters): string[] {
  const inputs = readIds(read)
  const usable: string[] = []
  const twice = new Set<string>()
  for (const id of inputs) {
    const problem = productIdProblem(id)
    if (problem !== null) read.note('id', id, '', `${problem.replace(/\.$/, '')}: left out`)
    else if (usable.includes(id)) twice.add(id)
    else usable.push(id)
  }
  for (const id of twice) {
    read.note('id', id, '', `the product ${quote(id)} is given twice`)
  }
  const left = usable.slice(MOST_COMPARED)
  if (left.length > 0) {
    const reason = `${usable.length} products are given, and up to ${MOST_COMPARED} can be compared: left out ${named(left)}`
    read.note('id', String(usable.length), String(MOST_COMPARED), reason)
  }
  return usable.slice(0, MOST_COMPARED)
}

/** The country of the comparison, the first of several, because a comparison shows prices of only one. */
function decodeCountry(read: Parameters, settings: UrlSettings): string {
  const countries = decodeCountries(read, settings)
  const [first = ''] = countries
  if (countries.length > 1 && read.all('country').length > 0) {
    const reason = `prices of different countries can’t be compared: using ${shownCountry(first)} of ${shownCountries(countries)}`
    read.note('country', countries.join(', '), first, reason)
  }
  return first
}

function decodeBase(read: Parameters, ids: readonly string[]): string {
  const base = cleanId(read.value('base', BASE_LENGTH))
  if (base !== '' && base !== NO_BASE && !ids.includes(base)) {
    const reason = `base ${quote(base)} isn’t among these products: comparing with the first`
    read.note('base', base, '', reason)
  }
  return base
}

export function decodeCompare(
  params: URLSearchParams,
  settings: UrlSettings,
): Decoded<CompareState> {
  const read = readParameters(params)
  const ids = decodeIds(read)
  const country = decodeCountry(read, settings)
  const base = decodeBase(read, ids)
  const diff = read.choice('diff', ['1', '0'], '0', 'showing every row') === '1'
  return read.finish(compareState({ ids, country, base, diff, ...readMarket(read) }))
}
