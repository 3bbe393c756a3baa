/** The columns of a price list, as they are headed and as wide as they need, and the order of its rows by them. */
import { KINDS } from '../../../catalog/fields/kinds.ts'
import type { GridColumn } from '../../../grid/Grid.tsx'
import { formatPercent, formatWorkedOut } from '../../../lib/numbers/format.ts'
import type { ColumnTotal } from '../../../lib/numbers/totals.ts'
import { orderBy, type SortKeys, type SortValue } from '../../../lib/sortKeys.ts'
import { margin, MARGIN_FORMULA } from '../../../market/priceList/margin.ts'
import type { PriceEntry } from '../../../market/priceList/ownPrice.ts'
import type { PriceColumn } from '../../../url/states/priceListState.ts'
import { PRICES } from '../../../words/priceListNames.ts'

export type PriceTableColumn = GridColumn<PriceColumn> & { label: string }

const TOTAL: ColumnTotal = { kind: KINDS.price.total, write: formatWorkedOut, isPrice: true }

const columns: readonly PriceTableColumn[] = [
  { key: 'code', label: PRICES.code, width: 160, isName: true },
  { key: 'title', label: PRICES.title, width: 180, takesRest: true },
  // Hundreds of billions at their full size.
  { key: 'price', label: PRICES.price, width: 184, isNumber: true, total: TOTAL },
  { key: 'cost', label: PRICES.cost, width: 184, isNumber: true, total: TOTAL },
  {
    key: 'margin',
    label: PRICES.margin,
    width: 104,
    isNumber: true,
    formula: `Margin = ${MARGIN_FORMULA}`,
    total: {
      kind: KINDS.percent.total,
      write: (value) => formatPercent(value, { digits: 1 }),
    },
  },
  { key: 'floor', label: PRICES.floor, width: 144, isNumber: true, total: TOTAL },
  { key: 'note', label: PRICES.note, width: 180, takesRest: true, opensGroup: true },
]

/** Those that the list has anything for: it need not name its products. */
export const heldColumns = (isNamed: boolean): readonly PriceTableColumn[] =>
  columns.filter(({ key }) => key !== 'title' || isNamed)

/** A figure of an entry; null in every other column. */
export function figureIn(entry: PriceEntry, column: PriceColumn): number | null {
  const value = valueIn(entry, column)
  return typeof value === 'number' ? value : null
}

function valueIn(entry: PriceEntry, column: PriceColumn): SortValue {
  if (column === 'margin') return margin(entry.price, entry.cost)
  const value = entry[column] ?? null
  return value === '' ? null : value
}

/** As they are kept where no column orders them. */
export const inOrder = (
  entries: readonly PriceEntry[],
  sort: SortKeys<PriceColumn>,
): readonly PriceEntry[] => (sort.length === 0 ? entries : orderBy(entries, sort, valueIn))
