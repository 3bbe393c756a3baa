/** The columns of exported records and rows: every column that there is, and the addresses, each as what it is. */
import { shownCountry } from '../../lib/countryCode.ts'
import type { Kind } from '../../catalog/fields/kinds.ts'
import { fieldOf, rowKeys, type RowFields } from '../../catalog/fields/places.ts'
import type { Cell, SheetColumn, SheetTotal } from '../../lib/sheet/sheet.ts'
import type { SortKeys } from '../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { CATALOG_ORDER } from '../../words/columnNames.ts'
import { MARKET } from '../../words/marketNames.ts'
import { isMarketColumn, marketLabel, type Marketed } from '../market/rowMarket.ts'
import type { ResultRow } from '../resultSet/resultRow.ts'
import {
  columnKeys,
  columnFacts,
  isPrice,
  totalKindOf,
  valueInRecord,
  valueInRow,
  type ColumnKey,
  type RecordFields,
  type Value,
} from './columns.ts'

export function cellOf(kind: Kind, value: Value): Cell {
  if (typeof value === 'string' && (kind === 'code' || kind === 'id')) return { code: value }
  if (typeof value === 'string' && kind === 'url') return { url: value }
  // 0 is "none recorded" (§2.1), never 1970.
  if (typeof value === 'number' && kind === 'stamp') return value === 0 ? null : { at: value }
  return value
}

const labelOf = (key: ColumnKey): string => columnFacts(key).label

/** The head line that says in which order the rows stand; `called` as the columns of the file are. */
export function orderLine(sort: SortKeys<ColumnKey>, called = labelOf): string {
  const order = sort.map(
    ({ column, down }) => `${called(column)} ${down ? 'descending' : 'ascending'}`,
  )
  return `Order: ${order.length === 0 ? CATALOG_ORDER.toLowerCase() : order.join(', then ')}`
}

/** Files name the zone of their times. */
const headOf = (kind: Kind, label: string) => (kind === 'stamp' ? `${label} (UTC)` : label)

/** What the figures of a column come to; undefined for one that comes to nothing. */
export function sheetTotal(key: ColumnKey): SheetTotal | undefined {
  const kind = totalKindOf(key)
  return kind === null ? undefined : { kind, isPrice: isPrice(key) }
}

function sheetColumns<Row extends RowFields>(
  keys: readonly ColumnKey[],
  valueIn: (row: Row, key: ColumnKey) => Value,
): SheetColumn<Row>[] {
  const columns = keys.map((key): SheetColumn<Row> => {
    const { kind, label } = columnFacts(key)
    return {
      key,
      label: headOf(kind, label),
      cell: (row) => cellOf(kind, valueIn(row, key)),
      total: sheetTotal(key),
    }
  })
  const addresses = rowKeys.flatMap((key): SheetColumn<Row>[] => {
    const { kind, label } = fieldOf(key)
    return kind === 'url' ? [{ key, label, cell: (row) => cellOf(kind, row[key]) }] : []
  })
  return [...columns, ...addresses]
}

export const recordSheetColumns: readonly SheetColumn<RecordFields>[] = sheetColumns(
  columnKeys.filter((key) => key !== 'code' && !isMarketColumn(key)),
  valueInRecord,
)

/** The code that a row's market figures are of: a record may have several. */
export const MARKET_CODE: SheetColumn<Marketed> = {
  key: 'market-code',
  label: MARKET.pricesOfCode,
  cell: ({ market }) => cellOf('code', market?.code ?? null),
}

/** Of how many prices a rank is, and how many share it: on a page they stand in its cell. */
export const BESIDE_RANK: readonly SheetColumn<Marketed>[] = [
  { key: 'of', label: MARKET.of, cell: ({ market }) => market?.of ?? null },
  { key: 'tied', label: MARKET.atMyPrice, cell: ({ market }) => market?.tied ?? null },
]

/** What the market says of records or rows, the reference and the distance to it under its own name. */
export const marketSheetColumns = (reference: ReferenceWords): SheetColumn<Marketed>[] =>
  columnKeys.filter(isMarketColumn).flatMap((key): SheetColumn<Marketed>[] => [
    {
      key,
      label: marketLabel(key, reference),
      cell: ({ market }) => cellOf(columnFacts(key).kind, market?.[key] ?? null),
      total: sheetTotal(key),
    },
    ...(key === 'rank' ? BESIDE_RANK : []),
  ])

export const rowSheetColumns: readonly SheetColumn<ResultRow & Marketed>[] = [
  ...sheetColumns(columnKeys, valueInRow),
  { key: 'country', label: 'Country', cell: ({ country }) => shownCountry(country) },
]
