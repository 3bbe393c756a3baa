/** The columns of the result table: which fields, how they sort, how wide; cells are drawn in `ResultCell`. */
import { recordField } from '../../../catalog/fields/places.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { orderBy, type SortKeys, type SortValue } from '../../../lib/sortKeys.ts'
import {
  columnKeys,
  COLUMNS,
  countedIn,
  isFigureColumn,
  isPrice,
  sortedBy,
  USUAL_WITH_MARKET,
  valueInRecord,
  type ColumnKey,
} from '../../../model/columns/columns.ts'
import { isMarketColumn, marketLabel } from '../../../model/market/rowMarket.ts'
import type { TableRow } from '../market/tableRows.ts'

export type Column = {
  key: ColumnKey
  label: string
  /** In px; the title takes what is left, if that is more. */
  width: number
  value: (product: TableRow) => SortValue
  isNumber: boolean
  /** Drawn with the currency label, where there is one. */
  isPrice: boolean
  /** Shown until the user chooses. */
  byDefault: boolean
  /** A hairline before it. */
  opensGroup?: true | undefined
  /** What the specification leaves open about it. */
  open?: string | undefined
  /** How it is worked out. */
  formula?: string | undefined
}

/** Where a cell draws more than the value, and what is read of a title at least. */
const WIDER: Partial<Record<ColumnKey, number>> = { title: 140, avgRating: 108 }

/** As it is shown, a flag as 0 or 1. */
function shownValue(product: TableRow, key: ColumnKey): SortValue {
  const value = valueInRecord(product, key)
  return typeof value === 'boolean' ? Number(value) : value
}

const sortValue = (product: TableRow, key: ColumnKey): SortValue =>
  sortedBy(key, valueInRecord(product, key))

const columns: readonly Column[] = columnKeys
  // Of a record nothing is the code that an offer would be for.
  .filter((key) => key !== 'code')
  .map((key) => ({
    ...COLUMNS[key],
    key,
    width: WIDER[key] ?? COLUMNS[key].width,
    value: (product) => shownValue(product, key),
    isNumber: isFigureColumn(key),
    isPrice: isPrice(key),
    byDefault: recordField(key)?.isUsual === true,
  }))

/**
 * Of an order what rows can be put in: columns that any has a value for, and no prices where an answer is of several
 * countries and does not say which of them a price belongs to.
 */
export function usableSort(
  products: readonly TableRow[],
  countries: readonly string[],
  sort: SortKeys<ColumnKey>,
): SortKeys<ColumnKey> {
  const held = new Set(heldColumns(products).map(({ key }) => key))
  return sort.filter(({ column }) => held.has(column) && !(isPrice(column) && countries.length > 1))
}

/** The products of a page in an order that they can be put in. */
export function inOrder(
  products: readonly TableRow[],
  usable: SortKeys<ColumnKey>,
): readonly TableRow[] {
  return usable.length === 0 ? products : orderBy(products, usable, sortValue)
}

/**
 * The columns that at least one row has a value for: others would be empty. Those of the market once it was asked of any,
 * called by what prices are measured against.
 */
export function heldColumns(
  products: readonly TableRow[],
  reference: ReferenceWords | null = null,
): Column[] {
  const hasMarket = products.some(({ market }) => market !== undefined)
  return columns
    .filter(({ key, value }) => {
      if (isMarketColumn(key)) return hasMarket
      return key === 'title' || products.some((product) => value(product) !== null)
    })
    .map((column) =>
      reference !== null && isMarketColumn(column.key)
        ? { ...column, label: marketLabel(column.key, reference) }
        : column,
    )
}

/** A figure that counts in a total; a price of 0 or less does not. */
export const figureIn = (product: TableRow, key: ColumnKey): number | null =>
  countedIn(key, valueInRecord(product, key))

/** Of the held columns the chosen ones; the title always. */
export function shownColumns(
  products: readonly TableRow[],
  chosen: readonly string[] | null,
  reference: ReferenceWords | null = null,
): Column[] {
  const held = heldColumns(products, reference)
  const hasMarket = held.some(({ key }) => isMarketColumn(key))
  const isUsual = ({ key, byDefault }: Column) =>
    hasMarket ? USUAL_WITH_MARKET.has(key) : byDefault
  return held.filter((column) =>
    chosen === null ? isUsual(column) : column.key === 'title' || chosen.includes(column.key),
  )
}
