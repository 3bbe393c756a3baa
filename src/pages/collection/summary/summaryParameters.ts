/** Reads and writes the state of the summaries in an address: the groups, the figure, and the order of the heat table. */
import {
  groupColumns,
  figureColumns,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import { traitNamed } from '@/domain/columns/traitColumns.ts'
import { measures, type AcrossGroup, type PivotOrder } from '@/domain/rows/rowView.ts'
import {
  GROUP_SORTS,
  orderOf,
  sortOfOrder,
  usualSummary,
  type GroupSort,
  type SummaryState,
} from '@/domain/rows/summaryState.ts'
import type { Parameters } from '@/routing/parameters.ts'
import { cleanValue, quote } from '@/routing/text.ts'

const VALUE_LENGTH = 500
/** The URL value that means no second group. */
const NO_GROUP = 'none'
/** The most products that a group can be required to have; no real group has more. */
const MOST_LEAST = 50_000

/** Makes a complete state of the summaries. The two groups must differ: when both are the same, the second gets its default. */
export function summaryState(initialState: SummaryState): SummaryState {
  const { down, across, measure, order, sort, least } = initialState
  const other: GroupColumn = down === 'merchant' ? 'brand' : 'merchant'
  const columns = across === down ? other : across
  const saved = order && cleanOrder(order)
  const usual = orderOf({ down, order: null })
  const isUsual = saved?.by === usual.by && saved.value === usual.value && saved.down === usual.down
  return {
    ...initialState,
    across: columns,
    order: isUsual || columns === '' ? null : saved,
    // Older links have the order of a single group in `order`.
    sort: sort ?? (columns === '' && saved ? sortOfOrder(saved, measure) : null),
    least: Math.min(MOST_LEAST, Math.max(1, Math.round(least))),
  }
}

const cleanOrder = ({ by, value, down }: PivotOrder): PivotOrder => ({
  by,
  value: by === 'column' ? cleanValue(value, VALUE_LENGTH) : '',
  down,
})

export function appendSummary(params: URLSearchParams, summary: SummaryState): void {
  for (const name of ['down', 'across', 'figure', 'measure'] as const) {
    if (summary[name] !== usualSummary[name]) params.append(name, summary[name] || NO_GROUP)
  }
  const { order, sort, least } = summary
  if (sort !== null) params.append('groups', `${sort.down ? '-' : ''}${sort.column}`)
  if (least !== usualSummary.least) params.append('least', String(least))
  if (order !== null) {
    const by = order.by === 'column' ? `column:${order.value}` : order.by
    params.append('order', `${order.down ? '-' : ''}${by}`)
  }
}

/** Reads a group by an attribute, which has no field name. */
const traitIn = (read: Parameters, name: string) => traitNamed(read.all(name)[0]?.trim() ?? '')

function readAcross(read: Parameters): AcrossGroup {
  const trait = traitIn(read, 'across')
  if (trait !== undefined) return trait
  const { across } = usualSummary
  const options = [...groupColumns, NO_GROUP] as const
  const chosen = read.choice('across', options, across || NO_GROUP, `using ${across}`)
  return chosen === NO_GROUP ? '' : chosen
}

const ORDER = /^(-?)(?:(name|rows|all)|column:(.*))$/is

/** Reads the order of the heat table: `order=-all`, `order=column:Northgate`. */
function readOrder(read: Parameters): PivotOrder | null {
  const input = read.value('order', VALUE_LENGTH + 8)
  if (input === '') return null
  const [isRead, minus, by, value] = ORDER.exec(input) ?? []
  if (isRead === undefined) {
    read.note('order', input, '', `order ${quote(input)} isn’t available: ignored`)
    return null
  }
  const named = (['name', 'rows', 'all'] as const).find((one) => one === by?.toLowerCase())
  return { by: named ?? 'column', value: value ?? '', down: minus === '-' }
}

/** Reads the order of the groups: `groups=-index` is by price index, highest first. */
function readGroupSort(read: Parameters): GroupSort | null {
  const input = read.value('groups', 40).trim()
  if (input === '') return null
  const name = input.toLowerCase()
  const down = name.startsWith('-')
  const column = GROUP_SORTS.find((one) => one === name.slice(down ? 1 : 0))
  if (column !== undefined) return { column, down }
  read.note('groups', input, '', `groups ${quote(input)} isn’t available: ignored`)
  return null
}

function readLeast(read: Parameters): number {
  const input = read.value('least', 20).trim()
  if (input === '') return usualSummary.least
  if (/^\d{1,9}$/.test(input)) return Number(input)
  read.note('least', input, '', `least ${quote(input)} isn’t a number: ignored`)
  return usualSummary.least
}

function readFigure(read: Parameters): FigureColumn | null {
  const usual = 'usual'
  const options = [...figureColumns, usual] as const
  const chosen = read.choice('figure', options, usual, 'using the usual price')
  return chosen === usual ? null : chosen
}

export function readSummary(read: Parameters): SummaryState {
  const { down, measure } = usualSummary
  return {
    down: traitIn(read, 'down') ?? read.choice('down', groupColumns, down, `using ${down}`),
    across: readAcross(read),
    figure: readFigure(read),
    measure: read.choice('measure', measures, measure, `using ${measure}`),
    order: readOrder(read),
    sort: readGroupSort(read),
    least: readLeast(read),
  }
}
