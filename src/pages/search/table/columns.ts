/** The columns of the result table: which fields, how they sort, how wide; cells are drawn in `ResultCell`. */
import type { Product } from '../../../catalog/operations/product.ts'
import { orderBy, type SortKeys, type SortValue } from '../../../lib/sortKeys.ts'
import {
  columnKeys,
  COLUMNS,
  isFigureColumn,
  isPrice,
  valueInRecord,
  type ColumnKey,
} from '../../../model/columns/columns.ts'

export type Column = {
  key: ColumnKey
  label: string
  /** In px; the title takes what is left. */
  width: number
  value: (product: Product) => SortValue
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

const USUAL: ReadonlySet<ColumnKey> = new Set([
  'title',
  'merchant',
  'brand',
  'category',
  'offerPrice',
  'salePrice',
  'discount',
  'trueDiscount',
  'active',
  'categoryRank',
  'trendingRank',
  'lastChangedTime',
])

/** Where a cell draws more than the value. */
const WIDER: Partial<Record<ColumnKey, number>> = { title: 0, avgRating: 108 }

function sortValue(product: Product, key: ColumnKey): SortValue {
  const value = valueInRecord(product, key)
  return typeof value === 'boolean' ? Number(value) : value
}

const columns: readonly Column[] = columnKeys
  // Of a record nothing is the code that an offer would be for.
  .filter((key) => key !== 'code')
  .map((key) => ({
    ...COLUMNS[key],
    key,
    width: WIDER[key] ?? COLUMNS[key].width,
    value: (product) => sortValue(product, key),
    isNumber: isFigureColumn(key),
    isPrice: isPrice(key),
    byDefault: USUAL.has(key),
  }))

/**
 * Of an order what rows can be put in: columns that any has a value for, and no prices where an answer is of several
 * countries and does not say which of them a price belongs to.
 */
export function usableSort(
  products: readonly Product[],
  countries: readonly string[],
  sort: SortKeys<ColumnKey>,
): SortKeys<ColumnKey> {
  const held = new Set(heldColumns(products).map(({ key }) => key))
  return sort.filter(({ column }) => held.has(column) && !(isPrice(column) && countries.length > 1))
}

/** The products of a page in an order that they can be put in. */
export function inOrder(
  products: readonly Product[],
  usable: SortKeys<ColumnKey>,
): readonly Product[] {
  return usable.length === 0 ? products : orderBy(products, usable, sortValue)
}

/** The columns that at least one row has a value for: others would be empty. */
export function heldColumns(products: readonly Product[]): Column[] {
  return columns.filter(
    ({ key, value }) => key === 'title' || products.some((product) => value(product) !== null),
  )
}

/** Of the held columns the chosen ones; the title always. */
export function shownColumns(
  products: readonly Product[],
  chosen: readonly string[] | null,
): Column[] {
  return heldColumns(products).filter(({ key, byDefault }) =>
    chosen === null ? byDefault : key === 'title' || chosen.includes(key),
  )
}
