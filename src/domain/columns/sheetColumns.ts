/** The columns of exported records: every column that there is, and the addresses, each as what it is. */
import { cellOf, fileHeader } from '@/api/fields/kindFormats.ts'
import { fieldOf, rowKeys } from '@/api/fields/places.ts'
import { isMarketColumn, type MarketColumn, type Marketed } from '@/domain/market/rowMarket.ts'
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

/** The head line with the order of the rows; `called` as the columns of the file are, `first` is the order without a sort. */
export function orderLine<Column extends string>(
  sort: SortKeys<Column>,
  called: (column: Column) => string,
  top: TopRows<Column> | null = null,
  first = CATALOG_ORDER.toLowerCase(),
): string {
  const order = shownOrder(sort, top).map(
    ({ column, down }) => `${called(column)} ${down ? 'descending' : 'ascending'}`,
  )
  const among =
    top !== null && sort.length > 0
      ? ` (of the top ${formatCount(top.most)} by ${firstInWords(called(top.column), top.down)} first)`
      : ''
  return `Order: ${order.length === 0 ? first : order.join(', then ')}${among}`
}

/** What the figures of a column come to; undefined for one that comes to nothing. */
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

/** The codes that a row's market figures are of. */
export const MARKET_CODE: SheetColumn<Marketed> = {
  key: 'market-code',
  label: MARKET.pricesOfCode,
  cell: ({ market }) =>
    cellOf('code', market ? market.codes.map(({ code }) => code).join(' ') : null),
}

/** Of how many prices a rank is, and how many share it: on a page they stand in its cell. */
const BESIDE_RANK: readonly SheetColumn<Marketed>[] = [
  { key: 'of', label: MARKET.of, cell: ({ market }) => market?.of ?? null },
  { key: 'tied', label: MARKET.atMyPrice, cell: ({ market }) => market?.tied ?? null },
]

/** How many codes a row has, and how many of them are checked and compared: on a page they stand in the cell. */
const BESIDE_ABOVE: readonly SheetColumn<Marketed>[] = [
  { key: 'compared', label: MARKET.compared, cell: ({ market }) => market?.compared ?? null },
  { key: 'checked', label: MARKET.checked, cell: ({ market }) => market?.checked ?? null },
  { key: 'sizes', label: MARKET.sizes, cell: ({ market }) => market?.codes.length ?? null },
]

/** What a cell of a page says besides its figure: the highest price of several codes, what a rank is among. */
export function besideMarket(key: MarketColumn, label: string): readonly SheetColumn<Marketed>[] {
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
