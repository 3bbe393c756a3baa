/** The columns of an exported file of records, with their types: all columns of the table, and the URLs. */
import { cellOf, fileHeader } from '@/api/fields/kindFormats.ts'
import { fieldOf, rowKeys } from '@/api/fields/places.ts'
import { isMarketColumn, type MarketColumn, type WithMarket } from '@/domain/market/rowMarket.ts'
import { isRanged } from '@/domain/pricing/itemPosition.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { SheetColumn, SheetTotal } from '@/lib/sheet/sheet.ts'
import { firstInWords, shownOrder, type SortKeys, type TopRows } from '@/lib/sortKeys.ts'
import { CATALOG_ORDER } from '@/words/columnNames.ts'
import { highestOf, MARKET } from '@/words/marketNames.ts'
import {
  columnKeys,
  columnFacts,
  isPrice,
  totalKindOf,
  valueInRecord,
  type ColumnKey,
  type RecordFields,
} from './columns.ts'
import { isItemColumn } from './itemColumns.ts'

/**
 * The heading line that states the order of rows. `columnLabel` gives the column names of the file; `first` is the text for unsorted
 * rows.
 */
export function orderLine<Column extends string>(
  sort: SortKeys<Column>,
  columnLabel: (column: Column) => string,
  top: TopRows<Column> | null = null,
  first = CATALOG_ORDER.toLowerCase(),
): string {
  const order = shownOrder(sort, top).map(
    ({ column, down }) => `${columnLabel(column)} ${down ? 'descending' : 'ascending'}`,
  )
  const among =
    top !== null && sort.length > 0
      ? ` (of the top ${formatCount(top.most)} by ${firstInWords(columnLabel(top.column), top.down)} first)`
      : ''
  return `Order: ${order.length === 0 ? first : order.join(', then ')}${among}`
}

/** How a column is totalled in a file; undefined if it has no total. */
function sheetTotal(key: ColumnKey): SheetTotal | undefined {
  const kind = totalKindOf(key)
  if (kind === null) return undefined
  const { hasZero } = columnFacts(key)
  return { kind, isPrice: isPrice(key), ...(hasZero && { hasZero }) }
}

export const recordSheetColumns: readonly SheetColumn<RecordFields>[] = [
  ...columnKeys
    .filter((key) => key !== 'code' && !isMarketColumn(key) && !isItemColumn(key))
    .map((key): SheetColumn<RecordFields> => {
      const { kind, label } = columnFacts(key)
      return {
        key,
        label: fileHeader(kind, label),
        cell: (record) => cellOf(kind, valueInRecord(record, key)),
        total: sheetTotal(key),
      }
    }),
  ...rowKeys.flatMap((key): SheetColumn<RecordFields>[] => {
    const { kind, label } = fieldOf(key)
    return kind === 'url' ? [{ key, label, cell: (record) => cellOf(kind, record[key]) }] : []
  }),
]

/** The column with the codes that a row’s market figures are about. */
export const MARKET_CODE: SheetColumn<WithMarket> = {
  key: 'market-code',
  label: MARKET.pricesOfCode,
  cell: ({ market }) =>
    cellOf('code', market ? market.codes.map(({ code }) => code).join(' ') : null),
}

/**
 * The columns beside the rank: the number of ranked prices, and how many share the rank. On a page both are in the rank’s cell.
 */
const BESIDE_RANK: readonly SheetColumn<WithMarket>[] = [
  { key: 'of', label: MARKET.of, cell: ({ market }) => market?.of ?? null },
  { key: 'tied', label: MARKET.atMyPrice, cell: ({ market }) => market?.tied ?? null },
]

/**
 * The columns beside the number of codes above the market: the numbers of a row’s codes that are compared, checked, and in total.
 * On a page these are in the same cell.
 */
const BESIDE_ABOVE: readonly SheetColumn<WithMarket>[] = [
  { key: 'compared', label: MARKET.compared, cell: ({ market }) => market?.compared ?? null },
  { key: 'checked', label: MARKET.checked, cell: ({ market }) => market?.checked ?? null },
  { key: 'sizes', label: MARKET.sizes, cell: ({ market }) => market?.codes.length ?? null },
]

/**
 * The file’s further columns for what a page shows in the cell of a market column: the highest price of several codes, the number
 * of ranked prices.
 */
export function besideMarket(key: MarketColumn, label: string): readonly SheetColumn<WithMarket>[] {
  if (key === 'rank') return BESIDE_RANK
  if (key === 'above') return BESIDE_ABOVE
  if (!isRanged(key) || columnFacts(key).kind !== 'price') return []
  return [
    {
      key: `${key}-highest`,
      label: highestOf(label),
      cell: ({ market }) => market?.upper[key] ?? null,
    },
  ]
}
