/** Reads the address of a white-space map. Apart from writing it, which other pages' links need. */
import type { Decoded } from './correction.ts'
import { decodeCountries } from './countryParameter.ts'
import {
  MAP_LENGTHS,
  MAP_ORDERS,
  MAP_SHOWS,
  mapState,
  MOST_LEAST,
  type LadderAgainst,
  type MapState,
} from './mapState.ts'
import { readParameters, type Parameters } from './parameters.ts'
import type { EanSettings } from './readEanState.ts'
import { MOST_FILTER_VALUES } from './searchState.ts'
import { quote } from './text.ts'

const AGAINST: readonly LadderAgainst[] = ['query', 'brand']

function readLeast(read: Parameters): number {
  const given = read.value('least', MAP_LENGTHS.value).trim()
  if (given === '') return 1
  const least = /^[0-9]{1,3}$/.test(given) ? Number(given) : 0
  if (least >= 1 && least <= MOST_LEAST) return least
  read.note('least', given, '1', `least ${quote(given)} is no number of merchants: using 1`)
  return 1
}

/** Whatever the address holds, the state is complete. `mine=` without a value means none, whatever the settings say. */
export function decodeMap(params: URLSearchParams, settings: EanSettings): Decoded<MapState> {
  const read = readParameters(params)
  const mine = read.value('mine', MAP_LENGTHS.value)
  const state = mapState({
    q: read.keywords('q', 2000),
    words: read.values('word', { most: 30, length: 200 }, true),
    countries: decodeCountries(read, settings),
    merchant: read.values('merchant', { most: MOST_FILTER_VALUES, length: MAP_LENGTHS.value }),
    brand: read.value('brand', MAP_LENGTHS.value),
    category: read.value('category', MAP_LENGTHS.value),
    division: read.value('division', MAP_LENGTHS.value),
    mine: params.has('mine') ? mine : (settings.mine ?? ''),
    show: read.choice('show', MAP_SHOWS, 'all', 'showing all brands'),
    least: readLeast(read),
    order: read.choice('order', MAP_ORDERS, 'gaps', 'showing gaps first'),
    find: read.keywords('find', MAP_LENGTHS.find),
    against: read.choice('against', AGAINST, 'query', 'against all my products of the query'),
    shownIn: read.value('in', MAP_LENGTHS.country),
    isList: read.choice('view', ['grid', 'list'], 'grid', 'showing the grid') === 'list',
  })
  return read.finish(state)
}
