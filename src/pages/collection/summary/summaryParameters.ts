/** The summaries of a result set in an address: which groups, which figure, and how the lines of the heat table stand. */
import { groupColumns, figureColumns, type GroupColumn } from '@/domain/columns/columns.ts'
import { traitNamed } from '@/domain/columns/traitColumns.ts'
import { measures, type AcrossGroup, type PivotOrder } from '@/domain/workbench/rowView.ts'
import { orderOf, usualSummary, type SummaryState } from '@/domain/workbench/summaryState.ts'
import type { Parameters } from '@/routing/parameters.ts'
import { cleanValue, quote } from '@/routing/text.ts'

const VALUE_LENGTH = 500
/** How an address says that there is no second group. */
const NO_GROUP = 'none'

/** The heat table needs two groups: with one group given twice, the other becomes what it usually is not. */
export function summaryState({ down, across, figure, measure, order }: SummaryState): SummaryState {
  const other: GroupColumn = down === 'merchant' ? 'brand' : 'merchant'
  const columns = across === down ? other : across
  const kept = order && cleanOrder(order)
  const usual = orderOf({ down, across: columns, order: null })
  const isUsual = kept?.by === usual.by && kept.value === usual.value && kept.down === usual.down
  // By a column there is no order where there are none.
  const isGone = columns === '' && kept?.by === 'column'
  return { down, across: columns, figure, measure, order: isUsual || isGone ? null : kept }
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
  const { order } = summary
  if (order !== null) {
    const by = order.by === 'column' ? `column:${order.value}` : order.by
    params.append('order', `${order.down ? '-' : ''}${by}`)
  }
}

/** A group that is no field. */
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

/** `order=-all`, `order=column:Northgate`. */
function readOrder(read: Parameters): PivotOrder | null {
  const given = read.value('order', VALUE_LENGTH + 8)
  if (given === '') return null
  const [isRead, minus, by, value] = ORDER.exec(given) ?? []
  if (isRead === undefined) {
    read.note('order', given, '', `order ${quote(given)} isn’t available: ignored`)
    return null
  }
  const named = (['name', 'rows', 'all'] as const).find((one) => one === by?.toLowerCase())
  return { by: named ?? 'column', value: value ?? '', down: minus === '-' }
}

export function readSummary(read: Parameters): SummaryState {
  const { down, figure, measure } = usualSummary
  return {
    down: traitIn(read, 'down') ?? read.choice('down', groupColumns, down, `using ${down}`),
    across: readAcross(read),
    figure: read.choice('figure', figureColumns, figure, `using ${figure}`),
    measure: read.choice('measure', measures, measure, `using ${measure}`),
    order: readOrder(read),
  }
}
