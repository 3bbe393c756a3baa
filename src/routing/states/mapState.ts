/** The state of assortment gaps: a query as on the search page, whose merchant is yours, and which brands are shown. */
import type { BrandChoice, BrandOrder, BrandShow } from '@/domain/assortment/chooseBrands.ts'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { Decoded } from '@/routing/correction.ts'
import { countriesOr, encodeCountries, decodeCountries } from '@/routing/countryParameter.ts'
import type { Given } from '@/routing/given.ts'
import {
  decodeOwnMerchants,
  encodeOwnMerchants,
  getOwnMerchants,
} from '@/routing/ownMerchantsParameter.ts'
import { readParameters, type Parameters } from '@/routing/parameters.ts'
import { cleanKeywords, cleanValue, quote } from '@/routing/text.ts'
import type { EanSettings } from './eanState.ts'
import { MAP_VALUE_LENGTH } from './mapOfSearch.ts'
import { searchState, type SearchState, MOST_FILTER_VALUES } from './searchState.ts'

type LadderAgainst = 'query' | 'brand'

export type MapState = Pick<SearchState, 'q' | 'words' | 'category' | 'division'> &
  BrandChoice & {
    countries: string[]
    /** The merchants across; none for those that the service names. */
    merchant: string[]
    /** The brand whose price ladder is shown; '' for none. */
    brand: string
    /** The price ladder in place of the gaps; always so with a brand. */
    isLadder: boolean
    /** What my own line of the ladder is made of: my products of the whole query, or those of the brand. */
    against: LadderAgainst
    /** Merchants that are yours, by country; without an entry nobody is. */
    ownMerchants: OwnMerchantsByCountry
    /** Of several countries the one that is shown; '' for the first. */
    shownIn: string
    /** The same as a list of cells instead of a grid. */
    isList: boolean
  }

export const MAP_SHOWS: readonly BrandShow[] = ['all', 'lacked', 'only-mine']
export const MAP_ORDERS: readonly BrandOrder[] = ['gaps', 'products', 'merchants', 'mine', 'name']
const MOST_LEAST = 99
const MAP_LENGTHS = { value: MAP_VALUE_LENGTH, find: 200, country: 100 }
const FILTERS = { most: MOST_FILTER_VALUES, length: MAP_LENGTHS.value }

function leastOf(least: number): number {
  return Number.isSafeInteger(least) && least <= MOST_LEAST ? Math.max(1, least) : 1
}

/** A complete, canonical state: what is not given has its default, what is given is cleaned as in an address. */
export function mapState(options: Given<MapState>): MapState {
  const { q, words, category, division, merchant } = searchState({
    ...(options.q !== undefined && { q: options.q }),
    ...(options.words !== undefined && { words: options.words }),
    ...(options.category !== undefined && { category: options.category }),
    ...(options.division !== undefined && { division: options.division }),
    ...(options.merchant !== undefined && { merchant: options.merchant }),
  })
  const countries = countriesOr(options.countries ?? [])
  const { isLadder = false } = options
  const brand = cleanValue(options.brand ?? '', MAP_LENGTHS.value)
  return {
    q,
    words,
    category,
    division,
    merchant,
    countries,
    brand,
    against: options.against ?? 'query',
    ownMerchants: getOwnMerchants(options.ownMerchants ?? {}, countries),
    show: options.show ?? 'all',
    least: leastOf(options.least ?? 1),
    order: options.order ?? 'gaps',
    find: cleanKeywords(options.find ?? '', MAP_LENGTHS.find),
    shownIn: cleanValue(options.shownIn ?? '', MAP_LENGTHS.country),
    isLadder: isLadder || brand !== '',
    // The grid or the list comes back with its own tab.
    isList: (options.isList ?? false) && !(isLadder && brand === ''),
  }
}

/**
 * Defaults of the code are left out, the countries never are. The page's own address always says who is yours, if only that
 * nobody is (`mine=`); a link elsewhere may leave it out, and the settings of its reader stand in.
 */
export function encodeMap(options: Given<MapState>): URLSearchParams {
  const state = mapState(options)
  const params = new URLSearchParams()
  const write = (name: string, value: string, byDefault = '') => {
    if (value !== byDefault) params.append(name, value)
  }
  write('q', state.q)
  for (const word of state.words) write('word', word)
  encodeCountries(params, state.countries)
  for (const merchant of state.merchant) write('merchant', merchant)
  write('brand', state.brand)
  for (const category of state.category) write('category', category)
  for (const division of state.division) write('division', division)
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

const MAP_VIEWS = ['grid', 'list', 'ladder'] as const
const viewOf = (view: (typeof MAP_VIEWS)[number]) => ({
  isLadder: view === 'ladder',
  isList: view === 'list',
})

const AGAINST: readonly LadderAgainst[] = ['query', 'brand']

function readLeast(read: Parameters): number {
  const given = read.value('least', MAP_LENGTHS.value).trim()
  if (given === '') return 1
  const least = /^[0-9]{1,3}$/.test(given) ? Number(given) : 0
  if (least >= 1 && least <= MOST_LEAST) return least
  read.note('least', given, '1', `least ${quote(given)} isn’t a number of merchants: using 1`)
  return 1
}

/** Whatever the address holds, the state is complete. `mine=` without a value means none, whatever the settings say. */
export function decodeMap(params: URLSearchParams, settings: EanSettings): Decoded<MapState> {
  const read = readParameters(params)
  const countries = decodeCountries(read, settings)
  const state = mapState({
    q: read.keywords('q', 2000),
    words: read.values('word', { most: 30, length: 200 }, true),
    countries,
    merchant: read.values('merchant', FILTERS),
    brand: read.value('brand', MAP_LENGTHS.value),
    category: read.values('category', FILTERS),
    division: read.values('division', FILTERS),
    ownMerchants: decodeOwnMerchants(read, params, countries, settings.ownMerchants),
    show: read.choice('show', MAP_SHOWS, 'all', 'showing all brands'),
    least: readLeast(read),
    order: read.choice('order', MAP_ORDERS, 'gaps', 'showing gaps first'),
    find: read.keywords('find', MAP_LENGTHS.find),
    against: read.choice(
      'against',
      AGAINST,
      'query',
      'compared with all your products in this search',
    ),
    shownIn: read.value('in', MAP_LENGTHS.country),
    ...viewOf(read.choice('view', MAP_VIEWS, 'grid', 'showing the grid')),
  })
  return read.finish(state)
}
