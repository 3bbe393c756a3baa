/** The columns of a list: what they are called, what a product holds in them, and the order of its rows by them. */
import { FIELDS } from '../../../catalog/fields/fields.ts'
import { KINDS } from '../../../catalog/fields/kinds.ts'
import type { GridColumn } from '../../../grid/Grid.tsx'
import { formatPercent, formatWorkedOut } from '../../../lib/numbers/format.ts'
import type { ColumnTotal } from '../../../lib/numbers/totals.ts'
import { orderBy, type SortKeys, type SortValue } from '../../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { COLUMNS, isFigureColumn } from '../../../model/columns/columns.ts'
import { columnTotal } from '../../../model/columns/formats.ts'
import type { ListEntry } from '../../../model/lists/productList.ts'
import {
  isMarketColumn,
  MARKET_COLUMNS,
  marketColumns,
  marketLabel,
  type Marketed,
} from '../../../model/market/rowMarket.ts'
import type { ListColumn } from '../listsState.ts'
import { changeOf, priceNow } from '../../workbench/items/picked/listFigures.ts'
import { titleOf } from './rowWords.ts'

/** A product of a list with what the market says of it, once somebody asked. */
export type ListRow = { entry: ListEntry } & Marketed

export type ListTableColumn = GridColumn<ListColumn> & { key: ListColumn; label: string }

const PRICE: ColumnTotal = { kind: KINDS.price.total, write: formatWorkedOut, isPrice: true }
const MIXED: ColumnTotal = { why: 'prices of several countries have no median' }

const product: ListTableColumn = {
  key: 'product',
  label: 'Product',
  width: 220,
  takesRest: true,
  isName: true,
}
const before: readonly ListTableColumn[] = [
  { key: 'merchant', label: FIELDS.merchant.label, width: COLUMNS.merchant.width },
  { key: 'brand', label: FIELDS.brand.label, width: COLUMNS.brand.width },
  { key: 'stock', label: FIELDS.active.label, width: 112 },
  {
    key: 'offer',
    label: 'Offer, added → now',
    width: 156,
    isNumber: true,
    opensGroup: true,
    total: PRICE,
  },
  {
    key: 'change',
    label: 'Change',
    width: 92,
    isNumber: true,
    formula:
      '(Offer price now − offer price when it was first seen in this list) ÷ the latter × 100',
    total: {
      kind: KINDS.percent.total,
      write: (value) => formatPercent(value, { digits: 1, signed: true }),
    },
  },
]
const after: readonly ListTableColumn[] = [
  { key: 'added', label: 'Added', width: 72, isNumber: true },
  { key: 'note', label: 'Note', width: 212, opensGroup: true },
]

/** Those of the market once it was asked of any product, called by what prices are measured against. */
export function heldColumns(
  reference: ReferenceWords | null,
  isMixed: boolean,
): readonly ListTableColumn[] {
  const ofMarket =
    reference === null
      ? []
      : marketColumns.map((key): ListTableColumn => {
          const { width, opensGroup, formula } = COLUMNS[key]
          return {
            key,
            label: marketLabel(key, reference),
            width,
            opensGroup,
            formula,
            isNumber: isFigureColumn(key),
            total: columnTotal(key, isMixed),
          }
        })
  return [product, ...before, ...ofMarket, ...after].map((column) =>
    isMixed && column.total === PRICE ? { ...column, total: MIXED } : column,
  )
}

const USUAL: ReadonlySet<ListColumn> = new Set(['stock', 'offer', 'change', 'added', 'note'])
/** The market takes the place of what both prices of the row tell anyway. */
const USUAL_WITH_MARKET: ReadonlySet<ListColumn> = new Set([
  'stock',
  'offer',
  'myPrice',
  'difference',
  'index',
  'above',
  'rank',
  'note',
])

/** Of the held columns the chosen ones, the usual ones without a choice; the product always. */
export function shownColumns(
  held: readonly ListTableColumn[],
  chosen: readonly string[] | null,
): readonly ListTableColumn[] {
  const usual = held.some(({ key }) => isMarketColumn(key)) ? USUAL_WITH_MARKET : USUAL
  return held.filter(
    ({ key }) => key === 'product' || (chosen === null ? usual.has(key) : chosen.includes(key)),
  )
}

/** In stock, out of stock, not found; null where nothing was answered. */
function stockPlace({ seen, missingAt }: ListEntry): number | null {
  if (missingAt !== null) return 2
  if (seen === null || seen.active === null) return null
  return seen.active ? 0 : 1
}

function valueIn({ entry, market }: ListRow, column: ListColumn): SortValue {
  if (isMarketColumn(column)) return market?.[column] ?? null
  switch (column) {
    case 'product':
      return titleOf(entry)
    case 'merchant':
    case 'brand':
      return entry.seen?.[column] ?? null
    case 'stock':
      return stockPlace(entry)
    case 'offer':
      return priceNow(entry)
    case 'change':
      return changeOf(entry)
    case 'added':
      return entry.addedAt
    case 'note':
      return entry.note || null
  }
}

/** A figure that counts in a total. */
export function figureIn(row: ListRow, column: ListColumn): number | null {
  const value = valueIn(row, column)
  return typeof value === 'number' ? value : null
}

const isPriceColumn = (column: ListColumn) =>
  column === 'offer' || (isMarketColumn(column) && MARKET_COLUMNS[column].kind === 'price')

/** In the order of the list where no column orders them. Prices of several countries are in no order: the country comes first. */
export function inOrder(rows: readonly ListRow[], sort: SortKeys<ListColumn>): readonly ListRow[] {
  if (sort.length === 0) return rows
  return orderBy(rows, sort, valueIn, ({ entry }, column) =>
    isPriceColumn(column) ? entry.country : '',
  )
}
