/** The view state of Alerts: which matches are shown, and in which order. */
import { distinctKeys, isSameOrder, type SortKeys } from '@/lib/sortKeys.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import { readParameters } from '@/routing/parameters.ts'
import { appendSort, readSort } from '@/routing/sortParameter.ts'
import { cleanKeywords, cleanValue } from '@/routing/text.ts'

export const MATCH_FILTERS = ['all', 'new', 'older', 'muted'] as const
export type MatchFilter = (typeof MATCH_FILTERS)[number]

/** The state of Alerts. `Column` is an id of the table's columns, which `features/alerts` defines. */
export type AlertsState<Column extends string = string> = {
  show: MatchFilter
  /** The id of an alert; '' for any. */
  rule: string
  /** The name of a merchant; '' for any. */
  merchant: string
  /** Part of a name, a brand or a code; '' for all. */
  q: string
  sort: SortKeys<Column>
}

export const DEFAULT_ALERT_SORT = [{ column: 'since', down: true }] as const

const LENGTH = 100

export function alertsState<Column extends string = string>({
  show = 'all',
  rule = '',
  merchant = '',
  q = '',
  sort = [],
}: StateInput<AlertsState<Column>>): AlertsState<Column | 'since'> {
  return {
    show,
    rule: cleanValue(rule, LENGTH),
    merchant: cleanValue(merchant, LENGTH),
    q: cleanKeywords(q, LENGTH),
    sort: sort.length === 0 ? DEFAULT_ALERT_SORT : distinctKeys(sort),
  }
}

export function encodeAlerts(options: StateInput<AlertsState>): URLSearchParams {
  const { show, rule, merchant, q, sort } = alertsState(options)
  const params = new URLSearchParams()
  if (show !== 'all') params.append('show', show)
  if (rule !== '') params.append('rule', rule)
  if (merchant !== '') params.append('merchant', merchant)
  if (q !== '') params.append('q', q)
  if (!isSameOrder(sort, DEFAULT_ALERT_SORT)) appendSort(params, sort)
  return params
}

/**
 * Returns a function that reads the address. `columns` are the ids that rows can be sorted by; other ids are removed with a
 * correction.
 */
export const alertsDecoder =
  <Column extends string>(columns: readonly Column[]) =>
  (params: URLSearchParams, _settings?: UrlSettings): Decoded<AlertsState<Column | 'since'>> => {
    const read = readParameters(params)
    return read.finish(
      alertsState<Column>({
        show: read.choice('show', MATCH_FILTERS, 'all', 'showing all'),
        rule: read.value('rule', LENGTH),
        merchant: read.value('merchant', LENGTH),
        q: read.keywords('q', LENGTH),
        sort: readSort(read, columns),
      }),
    )
  }
