/** The view of a loaded result set: which moment, which of its rows, in which order, and what is shown of them. */
import {
  derivedFigures,
  flagColumns,
  groupColumns,
  receivedFigures,
  textColumns,
  type ColumnKey,
  type FigureColumn,
  type GroupColumn,
} from '../domain/workbench/columns.ts'
import {
  noFilter,
  type RowFilter,
  type RowSort,
  type StockChoice,
} from '../domain/workbench/rowView.ts'
import { usualSummary, type SummaryState } from '../domain/workbench/summaryState.ts'
import type { Given } from './given.ts'
import { cleanKeywords, cleanValue } from './text.ts'

/** In the order in which the filters offer them, and an address writes them. */
export const FIGURES: readonly FigureColumn[] = [...receivedFigures, ...derivedFigures]
export const STOCK: readonly StockChoice[] = ['in', 'out', 'unknown']
export const SHOWN = ['both', 'rows', 'summary'] as const
/** Every column; the table shows them in an order of its own. */
export const WORKBENCH_COLUMNS: readonly ColumnKey[] = [
  ...textColumns,
  ...groupColumns,
  ...FIGURES,
  ...flagColumns,
]

export type WorkbenchState = {
  /** '' for the latest. */
  moment: string
  filter: RowFilter
  sort: RowSort
  shown: (typeof SHOWN)[number]
  /** Without double ones; null for the usual ones. */
  columns: ColumnKey[] | null
  summary: SummaryState
}

export const MOMENT_LENGTH = 100
export const TEXT_LENGTH = 200
export const VALUE_LENGTH = 500
/** Values of one column: more make an address that no browser takes. */
export const MOST_VALUES = 100
export const MOST_SORTS = 2

type Range = readonly [number | null, number | null]

/** The lower end first, and no range that is open at both. */
function range([from, to]: Range): Range | null {
  if (from === null && to === null) return null
  // −0 is written like 0.
  const ends = [from, to].map((end) => (end === null ? null : end + 0)) as [Range[0], Range[1]] // as many as before
  const [low, high] = ends
  return low === null || high === null ? ends : [Math.min(low, high), Math.max(low, high)]
}

/** A filter as an address holds it: what narrows nothing is left out. */
export function rowFilter({ text, ranges, values, stock }: Partial<RowFilter>): RowFilter {
  const filter = { ...noFilter, ranges: {}, values: {} } as RowFilter
  filter.text = cleanKeywords(text ?? '', TEXT_LENGTH)
  for (const figure of FIGURES) {
    const given = ranges?.[figure]
    const kept = given && range(given)
    if (kept) filter.ranges[figure] = kept
  }
  for (const group of groupColumns) {
    const given = (values?.[group] ?? []).map((value) => cleanValue(value, VALUE_LENGTH))
    const kept = [...new Set(given)].slice(0, MOST_VALUES)
    // In an address, rows without a value have a parameter of their own, behind the values.
    const last = kept.includes('') ? [...kept.filter((value) => value !== ''), ''] : kept
    if (last.length > 0) filter.values[group] = last
  }
  filter.stock = STOCK.filter((choice) => stock?.includes(choice))
  return filter
}

function rowSort(sort: RowSort): RowSort {
  const first = sort.filter(
    (one, at) => sort.findIndex(({ column }) => column === one.column) === at,
  )
  return first.slice(0, MOST_SORTS)
}

/** The heat table needs two groups: with one group given twice, the other becomes what it usually is not. */
function summaryState({ down, across, figure, measure }: SummaryState): SummaryState {
  const other: GroupColumn = down === usualSummary.across ? usualSummary.down : usualSummary.across
  return { down, across: across === down ? other : across, figure, measure }
}

/** A complete state: what is not given has its default. */
export function workbenchState({
  moment = '',
  filter = noFilter,
  sort = [],
  shown = 'both',
  columns = null,
  summary = usualSummary,
}: Given<WorkbenchState>): WorkbenchState {
  return {
    moment: cleanValue(moment, MOMENT_LENGTH),
    filter: rowFilter(filter),
    sort: rowSort(sort),
    shown,
    columns: columns === null || columns.length === 0 ? null : [...new Set(columns)],
    summary: summaryState(summary),
  }
}

const end = (value: number | null) => (value === null ? '' : String(value))

function appendFilter(params: URLSearchParams, { text, ranges, values, stock }: RowFilter): void {
  if (text !== '') params.append('text', text)
  for (const figure of FIGURES) {
    const given = ranges[figure]
    if (given) params.append(figure, `${end(given[0])}..${end(given[1])}`)
  }
  for (const group of groupColumns) {
    for (const value of values[group] ?? []) {
      if (value === '') params.append('without', group)
      else params.append(group, value)
    }
  }
  for (const choice of stock) params.append('stock', choice)
}

export function encodeWorkbench(given: Given<WorkbenchState>): URLSearchParams {
  const { moment, filter, sort, shown, columns, summary } = workbenchState(given)
  const params = new URLSearchParams()
  if (moment !== '') params.append('moment', moment)
  appendFilter(params, filter)
  for (const { column, down } of sort) params.append('sort', down ? `-${column}` : column)
  if (shown !== 'both') params.append('show', shown)
  if (columns !== null) params.append('columns', columns.join(','))
  for (const name of ['down', 'across', 'figure', 'measure'] as const) {
    if (summary[name] !== usualSummary[name]) params.append(name, summary[name])
  }
  return params
}
