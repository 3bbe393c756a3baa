/** The view state of Watch: which of what fired is shown, and in which order. */
import { distinctKeys, isSameOrder, type SortKeys } from '../../lib/sortKeys.ts'
import type { Decoded, UrlSettings } from '../correction.ts'
import type { Given } from '../given.ts'
import { readParameters } from '../parameters.ts'
import { appendSort, readSort } from '../sortParameter.ts'
import { cleanKeywords, cleanValue } from '../text.ts'

export const SHOWN = ['all', 'new', 'older', 'muted'] as const
export type Shown = (typeof SHOWN)[number]

/** In the order in which the table shows them. */
const firedColumns = [
  'product',
  'rule',
  'merchant',
  'against',
  'found',
  'difference',
  'since',
] as const
export type FiredColumn = (typeof firedColumns)[number]

export type WatchState = {
  show: Shown
  /** The id of a rule; '' for any. */
  rule: string
  /** Its name; '' for any. */
  merchant: string
  /** Part of a name, a brand or a code; '' for all. */
  q: string
  sort: SortKeys<FiredColumn>
}

export const USUAL_SORT: WatchState['sort'] = [{ column: 'since', down: true }]

const LENGTH = 100

export function watchState({
  show = 'all',
  rule = '',
  merchant = '',
  q = '',
  sort = USUAL_SORT,
}: Given<WatchState>): WatchState {
  return {
    show,
    rule: cleanValue(rule, LENGTH),
    merchant: cleanValue(merchant, LENGTH),
    q: cleanKeywords(q, LENGTH),
    sort: sort.length === 0 ? USUAL_SORT : distinctKeys(sort),
  }
}

export function encodeWatch(given: Given<WatchState>): URLSearchParams {
  const { show, rule, merchant, q, sort } = watchState(given)
  const params = new URLSearchParams()
  if (show !== 'all') params.append('show', show)
  if (rule !== '') params.append('rule', rule)
  if (merchant !== '') params.append('merchant', merchant)
  if (q !== '') params.append('q', q)
  if (!isSameOrder(sort, USUAL_SORT)) appendSort(params, sort)
  return params
}

/** No setting of the reader's stands in for anything here. */
export function decodeWatch(params: URLSearchParams, _settings?: UrlSettings): Decoded<WatchState> {
  const read = readParameters(params)
  return read.finish(
    watchState({
      show: read.choice('show', SHOWN, 'all', 'showing all'),
      rule: read.value('rule', LENGTH),
      merchant: read.value('merchant', LENGTH),
      q: read.keywords('q', LENGTH),
      sort: readSort(read, firedColumns),
    }),
  )
}
