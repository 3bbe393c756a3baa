/** Filters and orders the changed products. */
import { KINDS, totalOfKind } from '@/api/fields/kinds.ts'
import { MARKET_COLUMNS, marketColumns, type MarketColumn } from '@/domain/market/rowMarket.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import type { TotalKind } from '@/lib/numbers/totals.ts'
import { orderBy, topOf, type SortKeys, type SortValue, type TopRows } from '@/lib/sortKeys.ts'
import { changeKinds, type Change, type ChangeKind } from './change.ts'
import { positionMoves, sideOf, type PricedChange, type ProductChange } from './productChanges.ts'

/** The columns that show the change itself. */
const ownColumns = [
  'title',
  'merchant',
  'change',
  'price',
  'difference',
  'percent',
  'discount',
  'stock',
  'rating',
] as const

export type OwnColumn = (typeof ownColumns)[number]
/** A market column. It has a prefix because its "difference" is the distance to the compared figure, not one between versions. */
export type PositionColumn = `market-${MarketColumn}`
export type ChangeColumn = OwnColumn | PositionColumn

export const positionColumn = (column: MarketColumn): PositionColumn => `market-${column}`

/** All columns, in the order of the table. */
export const changeColumns: readonly ChangeColumn[] = [
  ...ownColumns,
  ...marketColumns.map(positionColumn),
]

const ofMarket = new Map<string, MarketColumn>(
  marketColumns.map((column) => [positionColumn(column), column]),
)
/** The market column that a column shows; undefined for a column of the change itself. */
export const marketColumnOf = (column: ChangeColumn): MarketColumn | undefined =>
  ofMarket.get(column)

/** Whether a column shows prices. The table can’t be sorted by such a column if products are of several countries. */
export function isPriceColumn(column: ChangeColumn): boolean {
  const market = marketColumnOf(column)
  if (market !== undefined) return MARKET_COLUMNS[market].kind === 'price'
  return column === 'price' || column === 'difference'
}

/** How a column is totalled over many changes; null if it has no total. */
export function changeTotalKind(column: ChangeColumn): TotalKind | null {
  const market = marketColumnOf(column)
  if (market !== undefined) {
    const { kind, total } = MARKET_COLUMNS[market]
    return total ?? totalOfKind(kind)
  }
  if (column === 'price' || column === 'difference') return KINDS.price.total
  return column === 'percent' || column === 'discount' ? KINDS.percent.total : null
}

/** The figure of a product that goes into a column’s total; for prices and discounts, the one of the later version. */
export function totalFigure(product: PricedChange, column: ChangeColumn): number | null {
  const { now } = product.lead
  if (column === 'price') {
    const price = now?.offerPrice ?? null
    return isUsablePrice(price) ? price : null
  }
  if (column === 'discount') return now?.discount ?? null
  const value = valueInChange(product, column)
  return typeof value === 'number' ? value : null
}

export type ChangeSort = SortKeys<ChangeColumn>
export type ChangeTop = TopRows<ChangeColumn>

/** Which of new, gone or back the product is; null if every offer is in both versions. */
export function foundKind({ kinds }: Pick<Change, 'kinds'>): ChangeKind | null {
  return kinds.find((kind) => kind === 'new' || kind === 'gone' || kind === 'back') ?? null
}

/** The stock change by which a product is ordered: the first one that went out of stock, otherwise its first stock change. */
export function stockChange({ changes, lead }: ProductChange): Change {
  const all = changes.filter(({ kinds }) => kinds.includes('stock'))
  return all.find(({ now }) => now?.active === false) ?? all[0] ?? lead
}

/** The place of a product in the order by stock: went out, came in, stayed out, stayed in; null if its stock is unknown. */
function stockPlace(product: ProductChange): number | null {
  const { kinds, now } = stockChange(product)
  if (kinds.includes('stock')) return now?.active === false ? 0 : 1
  if (now === null || now.active === null) return null
  return now.active ? 3 : 2
}

/** The value of a product in a column; market columns use the later version. */
export function valueInChange(product: PricedChange, column: ChangeColumn): SortValue {
  const market = marketColumnOf(column)
  if (market !== undefined) return product.position?.now?.[market] ?? null
  return ownValue(product, column as OwnColumn) // The column is not one of the market.
}

function ownValue(product: ProductChange, column: OwnColumn): SortValue {
  const { lead } = product
  switch (column) {
    case 'title':
      return sideOf(lead)?.title ?? null
    case 'merchant':
      return sideOf(lead)?.merchant ?? null
    case 'change': {
      const found = foundKind(product)
      return found && changeKinds.indexOf(found)
    }
    case 'price':
      return sideOf(lead)?.offerPrice ?? null
    case 'difference':
      return lead.difference
    case 'percent':
      return lead.percent
    case 'discount':
      return discountChange(lead)
    case 'stock':
      return stockPlace(product)
    case 'rating':
      return ratingChange(lead)
  }
}

/** The difference between the two versions; null if either value is missing. */
function changeOf(from: number | null | undefined, to: number | null | undefined): number | null {
  if (typeof from !== 'number' || typeof to !== 'number') return null
  return Number((to - from).toPrecision(12))
}

/** The change of the discount in percentage points; null if either version has none. */
const discountChange = ({ before, now }: Pick<Change, 'before' | 'now'>): number | null =>
  changeOf(before?.discount, now?.discount)

/** The change of the rating in stars; null if either version has none. */
const ratingChange = ({ before, now }: Pick<Change, 'before' | 'now'>): number | null =>
  changeOf(before?.avgRating, now?.avgRating)

/**
 * The value by which a product is ordered. A change of 0 counts as missing, so that unchanged products come last instead of
 * between falls and rises; so does a price of 0.
 */
function orderValue(product: PricedChange, column: ChangeColumn): SortValue {
  const value = valueInChange(product, column)
  if (column === 'price' && value === 0) return null
  const isMove = ['difference', 'percent', 'discount', 'rating'].includes(column)
  return isMove && value === 0 ? null : value
}

/** Which products are shown: those with a kind of change, those whose price position changed (`position`), or all (''). */
export type ChangeFilter = ChangeKind | 'position' | ''

/** Which changes are shown, and in which order. */
export type ChangeChoice = {
  kind: ChangeFilter
  sort: ChangeSort
  top: ChangeTop | null
  /** Whether unchanged products are listed too, if `kind` is ''. */
  hasUnchanged?: boolean
}

function thoseOfKind(products: readonly PricedChange[], kind: ChangeFilter) {
  if (kind === '') return products
  if (kind !== 'position') return products.filter(({ kinds }) => kinds.includes(kind))
  const moved = new Set(positionMoves(products).map(({ key }) => key))
  return products.filter(({ key }) => moved.has(key))
}

/** The products that pass the filter, in order; products without a value in the column come last. */
export function orderChanges(
  products: readonly PricedChange[],
  { kind, sort, top }: ChangeChoice,
): PricedChange[] {
  return orderBy(topOf(thoseOfKind(products, kind), top, orderValue), sort, orderValue)
}
