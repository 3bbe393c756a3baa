/**
 * The state of the Changes view of a collection: which two versions it compares, which changes it shows, and in which order. The
 * collection itself is in the path.
 */
import { changeKinds } from '@/domain/changes/change.ts'
import {
  changeColumns,
  type ChangeFilter,
  type ChangeSort,
  type ChangeTop,
} from '@/domain/changes/orderChanges.ts'
import { distinctKeys, isSameOrder, shownOrder } from '@/lib/sortKeys.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import { appendMarket, marketState, readReferenceOf } from '@/routing/marketParameters.ts'
import { readParameters } from '@/routing/parameters.ts'
import { appendSort, appendTop, readSort, readTop, usableTop } from '@/routing/sortParameter.ts'
import { cleanValue } from '@/routing/text.ts'

export type ChangesState = {
  /** The ids of the two versions; '' for the latest version in `to`, and for the version before it in `since`. */
  since: string
  to: string
  /** The kind of changes that are shown; '' for changes of any kind. */
  tile: ChangeFilter
  /** Whether unchanged products are listed too, if changes of any kind are shown. */
  unchanged: boolean
  sort: ChangeSort
  /** The top list; null for all rows. */
  top: ChangeTop | null
  /** The key of the product that is marked in the table and shown in History; '' for none. */
  product: string
  /** What your prices are compared with; '' for the default. */
  ref: string
}

const MOMENT_LENGTH = 100
const PRODUCT_KEY_LENGTH = 400
/** The default order, which begins with the largest price fall. */
export const DEFAULT_CHANGE_SORT: ChangeSort = [{ column: 'percent', down: false }]

/** The order of the rows; a top list without another order is sorted by its column. */
export function orderOfChanges({ sort, top }: Pick<ChangesState, 'sort' | 'top'>): ChangeSort {
  const chosen = isSameOrder(sort, DEFAULT_CHANGE_SORT) ? [] : sort
  const order = shownOrder(chosen, top)
  return order.length === 0 ? DEFAULT_CHANGE_SORT : order
}

/** Makes a complete state: omitted properties have defaults. */
export function changesState({
  since = '',
  to = '',
  tile = '',
  unchanged = false,
  sort = DEFAULT_CHANGE_SORT,
  top = null,
  product = '',
  ref = '',
}: StateInput<ChangesState>): ChangesState {
  return {
    since: cleanValue(since, MOMENT_LENGTH),
    to: cleanValue(to, MOMENT_LENGTH),
    tile,
    unchanged,
    sort: sort.length === 0 ? DEFAULT_CHANGE_SORT : distinctKeys(sort),
    top: usableTop(top),
    product: cleanValue(product, PRODUCT_KEY_LENGTH),
    ref: marketState({ ref }).ref,
  }
}

export function encodeChanges(options: StateInput<ChangesState>): URLSearchParams {
  const { since, to, tile, unchanged, sort, top, product, ref } = changesState(options)
  const params = new URLSearchParams({ view: 'changes' })
  if (since !== '') params.append('since', since)
  if (to !== '') params.append('to', to)
  if (tile !== '') params.append('tile', tile)
  if (unchanged) params.append('unchanged', 'shown')
  if (!isSameOrder(sort, DEFAULT_CHANGE_SORT)) appendSort(params, sort)
  appendTop(params, top)
  if (product !== '') params.append('product', product)
  appendMarket(params, { market: [], ref })
  return params
}

const TILES: readonly ChangeFilter[] = [...changeKinds, 'position']
/** Reads the state from an address. The settings have no effect on it. */
export function decodeChanges(
  params: URLSearchParams,
  _settings?: UrlSettings,
): Decoded<ChangesState> {
  const read = readParameters(params)
  // The view was read before this function was called; reading it again only marks the parameter as known.
  read.all('view')
  const state = changesState({
    since: read.value('since', MOMENT_LENGTH),
    to: read.value('to', MOMENT_LENGTH),
    tile: read.choice('tile', TILES, '', 'showing every change'),
    unchanged:
      read.choice(
        'unchanged',
        ['hidden', 'shown'] as const,
        'hidden',
        'showing changed products',
      ) === 'shown',
    sort: readSort(read, changeColumns),
    top: readTop(read, changeColumns),
    product: read.value('product', PRODUCT_KEY_LENGTH),
    ref: readReferenceOf(read),
  })
  return read.finish(state)
}
