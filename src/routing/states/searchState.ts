/** The state of the search page (§4.3), its address, and the steps from one search to the next. */
import { DERIVED } from '@/api/fields/derived.ts'
import {
  eachFilter,
  type FilterField,
  filters,
  type FilterValues,
  NO_FILTERS,
} from '@/api/fields/filters.ts'
import { type Mode, MODES } from '@/api/fields/operations.ts'
import { rowKeys } from '@/api/fields/places.ts'
import type { ColumnKey } from '@/domain/columns/columns.ts'
import type { MarketColumn } from '@/domain/market/rowMarket.ts'
import { distinctKeys, writtenKeys, type SortKeys } from '@/lib/sortKeys.ts'
import { foldLetters } from '@/lib/text/spelling.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr, decodeCountries, encodeCountries } from '@/routing/countryParameter.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import {
  appendMarket,
  marketState,
  readMarket,
  type MarketState,
} from '@/routing/marketParameters.ts'
import { distinctValues, MOST_PAGE, readParameters, type Parameters } from '@/routing/parameters.ts'
import { appendSort, readSort } from '@/routing/sortParameter.ts'
import { cleanKeywords, cleanValue } from '@/routing/text.ts'

export const SEARCH_PAGE_SIZES = [24, 48, 96] as const
export type PageSize = (typeof SEARCH_PAGE_SIZES)[number]
export type SearchView = 'grid' | 'table'
export type SearchState = FilterValues &
  MarketState & {
    q: string
    /** Facet values that were added to the keywords, because the service can’t filter by them. */
    words: string[]
    countries: string[]
    page: number
    size: PageSize
    view: SearchView
    mode: Mode
    /** The order of the rows of a page, in the table view only; empty for the service's order. */
    sort: SortKeys<ColumnKey>
    /** Whether only the rows of a page with an EAN are shown, in the table view. */
    withEan: boolean
  }

export type AppliedFilter = { name: FilterField; value: string }

const Q_LENGTH = 2000
const WORDS = { most: 30, length: 200 }
/** The most values of one filter in an address. */
export const MOST_FILTER_VALUES = 20
const FILTERS = { most: MOST_FILTER_VALUES, length: 300 }
/** The names of market columns, listed here so that the first search doesn’t load their definitions. */
export const MARKET_SORTED = [
  'above',
  'myPrice',
  'reference',
  'difference',
  'index',
  'amount',
  'rank',
  'rival',
  'rivalPrice',
  'n',
  'merchants',
  'lowest',
  'median',
  'mean',
  'highest',
  'spread',
  'excluded',
  'priceStatus',
] as const satisfies readonly MarketColumn[]
const SORTED = [...rowKeys, ...Object.keys(DERIVED), ...MARKET_SORTED] as readonly ColumnKey[] // the ids of all columns

/** Makes a complete, canonical state: omitted properties have defaults, the others are cleaned as in an address. */
export function searchState(options: StateInput<SearchState>): SearchState {
  const words = (options.words ?? []).map((word) => cleanKeywords(word, WORDS.length))
  const values = (list: readonly string[] = []) =>
    distinctValues(list.map((value) => cleanValue(value, FILTERS.length))).slice(0, FILTERS.most)
  const page = options.page ?? 1
  return {
    q: cleanKeywords(options.q ?? '', Q_LENGTH),
    words: distinctValues(words, true).slice(0, WORDS.most),
    countries: countriesOr(options.countries ?? []),
    ...eachFilter((field) => values(options[field])),
    page: Number.isSafeInteger(page) && page <= MOST_PAGE ? Math.max(1, page) : 1,
    size: options.size ?? 24,
    view: options.view ?? 'grid',
    mode: options.mode ?? 'full',
    sort: options.view === 'table' ? distinctKeys(options.sort ?? []) : [],
    withEan: options.withEan === true,
    ...marketState(options),
  }
}

/** Reads the address of a search. The state is complete and can be requested whatever the address contains. */
export function decodeSearch(params: URLSearchParams, settings: UrlSettings): Decoded<SearchState> {
  const read = readParameters(params)
  const view = read.choice('view', ['grid', 'table'], 'grid', 'showing the grid')
  return read.finish<SearchState>({
    q: read.keywords('q', Q_LENGTH),
    words: read.values('word', WORDS, true),
    countries: decodeCountries(read, settings),
    ...eachFilter((field) => read.values(field, FILTERS)),
    page: read.page(),
    size: Number(read.choice('size', ['24', '48', '96'], '24', 'showing 24 per page')) as PageSize, // a string of a page size
    view,
    mode: read.choice('mode', MODES, 'full', 'loading full details'),
    sort: readOrder(read, view),
    withEan: read.choice('ean', ['any', 'with'], 'any', 'showing all rows') === 'with',
    ...readMarket(read),
  })
}

function readOrder(read: Parameters, view: SearchView): SearchState['sort'] {
  const sort = readSort(read, SORTED)
  if (view === 'table' || sort.length === 0) return sort
  read.note('sort', writtenKeys(sort).join(', '), '', 'sorting is only for the table: left out')
  return []
}

/** Writes the address of a search; omits default values, but never the countries. */
export function encodeSearch(options: StateInput<SearchState>): URLSearchParams {
  const state = searchState(options)
  const params = new URLSearchParams()
  const write = (name: string, value: string, byDefault = '') => {
    if (value !== byDefault) params.append(name, value)
  }
  write('q', state.q)
  for (const word of state.words) write('word', word)
  encodeCountries(params, state.countries)
  for (const { name, value } of appliedFilters(state)) write(name, value)
  write('page', String(state.page), '1')
  write('size', String(state.size), '24')
  write('view', state.view, 'grid')
  write('mode', state.mode, 'full')
  appendSort(params, state.sort)
  if (state.withEan) params.append('ean', 'with')
  appendMarket(params, state)
  return params
}

/** What is sent as `q`: the keywords and the added words, joined by spaces. */
export function sentKeywords(state: Pick<SearchState, 'q' | 'words'>): string {
  return [state.q, ...state.words].filter((part) => part !== '').join(' ')
}

/** Changes what is searched for, and returns to page 1, because the results differ. */
function change(state: SearchState, changes: StateInput<SearchState>): SearchState {
  return searchState({ ...state, page: 1, ...changes })
}

/** Sets a filter to one value, or removes it (null). */
export function withFilter(
  state: SearchState,
  name: FilterField,
  value: string | null,
): SearchState {
  return change(state, { [name]: value === null ? [] : [value] })
}

/** Adds one value to a filter, or removes it, for filters that take several. */
export function withFilterToggled(state: SearchState, filter: AppliedFilter): SearchState {
  const { name, value } = filter
  return state[name].includes(value)
    ? withoutFilter(state, filter)
    : change(state, { [name]: [...state[name], value] })
}

/** Removes one value of a filter and leaves its others. */
export function withoutFilter(state: SearchState, { name, value }: AppliedFilter): SearchState {
  return change(state, { [name]: state[name].filter((other) => other !== value) })
}

/**
 * Adds a word to the keywords. A word that is already among them, ignoring case and accents, is not added twice; only the page
 * changes.
 */
export function withWord(state: SearchState, word: string): SearchState {
  return change(state, { words: [...state.words, word] })
}

export function withoutWord(state: SearchState, word: string): SearchState {
  return change(state, { words: state.words.filter((other) => !isSameWord(other, word)) })
}

export function hasWord(state: SearchState, word: string): boolean {
  return state.words.some((other) => isSameWord(other, word))
}

export function withKeywords(state: SearchState, q: string): SearchState {
  return change(state, { q })
}

export function withPage(state: SearchState, page: number): SearchState {
  return searchState({ ...state, page })
}

/** Changes the page size, and goes to the page with the row that is shown first now. */
export function withSize(state: SearchState, size: PageSize): SearchState {
  const firstRow = (state.page - 1) * state.size
  return searchState({ ...state, size, page: Math.floor(firstRow / size) + 1 })
}

/** Shows the same rows in another view; the page stays. */
export function withView(state: SearchState, view: SearchView): SearchState {
  return searchState({ ...state, view })
}

/** Sorts the same rows in another order; the page stays. */
export function withSort(state: SearchState, sort: SearchState['sort']): SearchState {
  return searchState({ ...state, sort })
}

/** Shows only the page’s rows that have an EAN, or all rows. */
export function withEanOnly(state: SearchState, withEan: boolean): SearchState {
  return searchState({ ...state, withEan })
}

/** Shows the rows with the results of these market checks; without a chosen order, the rows with the highest index come first. */
export function withMarket(state: SearchState, checkIds: readonly string[]): SearchState {
  const sort: SearchState['sort'] =
    state.sort.length > 0 ? state.sort : [{ column: 'index', down: true }]
  return searchState({ ...state, view: 'table', sort, market: [...state.market, ...checkIds] })
}

/** Changes what prices are compared with. */
export function withReference(state: SearchState, ref: string): SearchState {
  return searchState({ ...state, ref })
}

/** Changes the mode, so that the same rows have more or fewer fields; the page stays. */
export function withMode(state: SearchState, mode: Mode): SearchState {
  return searchState({ ...state, mode })
}

export function inCountries(state: SearchState, countries: readonly string[]): SearchState {
  return change(state, { countries })
}

/** Removes all filters and added words; the keywords stay. */
export function withoutFilters(state: SearchState): SearchState {
  return change(state, { ...NO_FILTERS, words: [] })
}

/** Every filter value that is sent, in the order of the sidebar. */
export function appliedFilters(state: SearchState): AppliedFilter[] {
  return filters.flatMap(({ field }) => state[field].map((value) => ({ name: field, value })))
}

function isSameWord(a: string, b: string): boolean {
  return foldLetters(a.trim()) === foldLetters(b.trim())
}
