/** The state of assortment gaps: keywords and filters as on the search page, your merchants, and which brands are shown. */
import type { BrandChoice, BrandOrder, BrandShow } from '@/domain/assortment/chooseBrands.ts'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { Decoded } from '@/routing/correction.ts'
import { countriesOr, encodeCountries, decodeCountries } from '@/routing/countryParameter.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import {
  decodeOwnMerchants,
  encodeOwnMerchants,
  getOwnMerchants,
} from '@/routing/ownMerchantsParameter.ts'
import { readParameters, type Parameters } from '@/routing/parameters.ts'
import { cleanKeywords, cleanValue, quote } from '@/routing/text.ts'
import {
  ASSORTMENT_VALUE_LENGTH,
  assortmentFilters,
  type AssortmentQuery,
} from './assortmentOfSearch.ts'
import { eachAssortmentFilter, assortmentQueryOf } from './assortmentQuery.ts'
import type { PricingUrlSettings } from './eanState.ts'
import { searchState, MOST_FILTER_VALUES } from './searchState.ts'

type LadderAgainst = 'query' | 'brand'

export type AssortmentState = AssortmentQuery &
  BrandChoice & {
    countries: string[]
    /** The merchants in the columns; if empty, the service determines them. */
    merchant: string[]
    /** The brand whose price ladder is shown; '' for none. */
    brand: string
    /** Whether the price ladder is shown instead of the gaps; always true with a brand. */
    isLadder: boolean
    /** What your line of the ladder includes: your products in the whole query, or only those of the brand. */
    against: LadderAgainst
    /** Your merchants by country; a country without an entry has none. */
    ownMerchants: OwnMerchantsByCountry
    /** The country that is shown, if there are several; '' for the first. */
    shownIn: string
    /** Whether the cells are shown as a list instead of a grid. */
    isList: boolean
  }

export const ASSORTMENT_SHOWS: readonly BrandShow[] = ['all', 'lacked', 'only-mine']
export const ASSORTMENT_ORDERS: readonly BrandOrder[] = [
  'gaps',
  'products',
  'merchants',
  'mine',
  'name',
]
const MOST_LEAST = 99
const ASSORTMENT_LENGTHS = { value: ASSORTMENT_VALUE_LENGTH, find: 200, country: 100 }
const FILTERS = { most: MOST_FILTER_VALUES, length: ASSORTMENT_LENGTHS.value }

function leastOf(least: number): number {
  return Number.isSafeInteger(least) && least <= MOST_LEAST ? Math.max(1, least) : 1
}

/** Makes a complete, canonical state: omitted properties have defaults, the others are cleaned as in an address. */
export function assortmentState(options: StateInput<AssortmentState>): AssortmentState {
  const { brand: brandInput = '', ...searchOptions } = options
  const search = searchState(searchOptions)
  const countries = countriesOr(options.countries ?? [])
  const { isLadder = false } = options
  const brand = cleanValue(brandInput, ASSORTMENT_LENGTHS.value)
  return {
    ...assortmentQueryOf(search),
    merchant: search.merchant,
    countries,
    brand,
    against: options.against ?? 'query',
    ownMerchants: getOwnMerchants(options.ownMerchants ?? {}, countries),
    show: options.show ?? 'all',
    least: leastOf(options.least ?? 1),
    order: options.order ?? 'gaps',
    find: cleanKeywords(options.find ?? '', ASSORTMENT_LENGTHS.find),
    shownIn: cleanValue(options.shownIn ?? '', ASSORTMENT_LENGTHS.country),
    isLadder: isLadder || brand !== '',
    // The price ladder without a brand has neither grid nor list.
    isList: (options.isList ?? false) && !(isLadder && brand === ''),
  }
}

/**
 * Writes the address; omits default values, but never the countries. The page's own address always states your merchants, even if
 * there are none (`mine=`). Links on other pages may omit them, and then the user's settings apply.
 */
export function encodeAssortment(options: StateInput<AssortmentState>): URLSearchParams {
  const state = assortmentState(options)
  const params = new URLSearchParams()
  const write = (name: string, value: string, byDefault = '') => {
    if (value !== byDefault) params.append(name, value)
  }
  write('q', state.q)
  for (const word of state.words) write('word', word)
  encodeCountries(params, state.countries)
  for (const merchant of state.merchant) write('merchant', merchant)
  write('brand', state.brand)
  for (const field of assortmentFilters) for (const value of state[field]) write(field, value)
  if (options.ownMerchants !== undefined)
    encodeOwnMerchants(params, state.ownMerchants, state.countries)
  write('show', state.show, 'all')
  write('least', String(state.least), '1')
  write('order', state.order, 'gaps')
  write('find', state.find)
  write('against', state.against, 'query')
  write('in', state.shownIn)
  if (state.isLadder && state.brand === '') write('view', 'ladder')
  else write('view', state.isList ? 'list' : 'grid', 'grid')
  return params
}

const ASSORTMENT_VIEWS = ['grid', 'list', 'ladder'] as const
const viewOf = (view: (typeof ASSORTMENT_VIEWS)[number]) => ({
  isLadder: view === 'ladder',
  isList: view === 'list',
})

const AGAINST: readonly LadderAgainst[] = ['query', 'brand']

function readLeast(read: Parameters): number {
  const input = read.value('least', ASSORTMENT_LENGTHS.value).trim()
  if (input === '') return 1
  const least = /^[0-9]{1,3}$/.test(input) ? Number(input) : 0
  if (least >= 1 && least <= MOST_LEAST) return least
  read.note('least', input, '1', `least ${quote(input)} isn’t a number of merchants: using 1`)
  return 1
}

/**
 * Reads the address; the state is complete whatever the address contains. `mine=` without a value means no merchant, whatever the
 * settings are.
 */
export function decodeAssortment(
  params: URLSearchParams,
  settings: PricingUrlSettings,
): Decoded<AssortmentState> {
  const read = readParameters(params)
  const countries = decodeCountries(read, settings)
  const state = assortmentState({
    q: read.keywords('q', 2000),
    words: read.values('word', { most: 30, length: 200 }, true),
    countries,
    merchant: read.values('merchant', FILTERS),
    brand: read.value('brand', ASSORTMENT_LENGTHS.value),
    ...eachAssortmentFilter((field) => read.values(field, FILTERS)),
    ownMerchants: decodeOwnMerchants(read, params, countries, settings.ownMerchants),
    show: read.choice('show', ASSORTMENT_SHOWS, 'all', 'showing all brands'),
    least: readLeast(read),
    order: read.choice('order', ASSORTMENT_ORDERS, 'gaps', 'showing gaps first'),
    find: read.keywords('find', ASSORTMENT_LENGTHS.find),
    against: read.choice(
      'against',
      AGAINST,
      'query',
      'compared with all your products in this search',
    ),
    shownIn: read.value('in', ASSORTMENT_LENGTHS.country),
    ...viewOf(read.choice('view', ASSORTMENT_VIEWS, 'grid', 'showing the grid')),
  })
  return read.finish(state)
}
