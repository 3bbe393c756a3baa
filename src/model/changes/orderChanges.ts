/** Which changes are shown, and in which order. */
import { orderBy, topOf, type SortKeys, type SortValue, type TopRows } from '../../lib/sortKeys.ts'
import { KINDS, totalOfKind } from '../../catalog/fields/kinds.ts'
import { isUsablePrice } from '../../lib/numbers/offerStatistics.ts'
import type { TotalKind } from '../../lib/numbers/totals.ts'
import {
  MARKET_COLUMNS,
  marketColumns,
  marketKeysOf,
  marketOfRow,
  type KnownMarkets,
  type MarketColumn,
  type RowMarket,
} from '../market/rowMarket.ts'
import { changeKinds, type Change, type ChangeKind, type ChangeSide } from './change.ts'

/** What is told of the change itself. */
const ownColumns = [
  'title',
  'merchant',
  'change',
  'price',
  'difference',
  'percent',
  'discount',
  'stock',
] as const

export type OwnColumn = (typeof ownColumns)[number]
/** The distance to the reference is no difference of two snapshots: each column of the market is told by its name. */
export type PositionColumn = `market-${MarketColumn}`
export type ChangeColumn = OwnColumn | PositionColumn

export const positionColumn = (column: MarketColumn): PositionColumn => `market-${column}`

/** In the order in which the table shows them. */
export const changeColumns: readonly ChangeColumn[] = [
  ...ownColumns,
  ...marketColumns.map(positionColumn),
]

const ofMarket = new Map<string, MarketColumn>(
  marketColumns.map((column) => [positionColumn(column), column]),
)
/** What of the market a column tells; undefined for one of the change itself. */
export const marketColumnOf = (column: ChangeColumn): MarketColumn | undefined =>
  ofMarket.get(column)

/** Prices of several countries are put into no order. */
export function isPriceColumn(column: ChangeColumn): boolean {
  const market = marketColumnOf(column)
  if (market !== undefined) return MARKET_COLUMNS[market].kind === 'price'
  return column === 'price' || column === 'difference'
}

function marketOf(change: Change, markets: KnownMarkets): RowMarket | undefined {
  const side = sideOf(change)
  return side === null ? undefined : marketOfRow(side, markets)
}

/** What a column comes to over many changes; null for one that comes to nothing. */
export function changeTotalKind(column: ChangeColumn): TotalKind | null {
  const market = marketColumnOf(column)
  if (market !== undefined) {
    const { kind, total } = MARKET_COLUMNS[market]
    return total ?? totalOfKind(kind)
  }
  if (column === 'price' || column === 'difference') return KINDS.price.total
  return column === 'percent' || column === 'discount' ? KINDS.percent.total : null
}

/** What of a change goes into that: of prices and discounts those now. */
export function totalFigure(
  change: Change,
  column: ChangeColumn,
  markets: KnownMarkets,
): number | null {
  if (column === 'price') {
    const price = change.now?.offerPrice ?? null
    return isUsablePrice(price) ? price : null
  }
  if (column === 'discount') return change.now?.discount ?? null
  const value = valueIn(change, column, markets)
  return typeof value === 'number' ? value : null
}

export type ChangeSort = SortKeys<ChangeColumn>
export type ChangeTop = TopRows<ChangeColumn>

/** Of the snapshot now; what is gone is as it was. */
export function sideOf({ before, now }: Pick<Change, 'before' | 'now'>): ChangeSide | null {
  return now ?? before
}

/** New, gone or back; null for a product of both versions. */
export function foundKind({ kinds }: Pick<Change, 'kinds'>): ChangeKind | null {
  return kinds.find((kind) => kind === 'new' || kind === 'gone' || kind === 'back') ?? null
}

/** Stock by its change: what went out, what came in, then whatever did not change. */
function stockPlace({ kinds, now }: Change): number | null {
  if (kinds.includes('stock')) return now?.active === false ? 0 : 1
  if (now === null || now.active === null) return null
  return now.active ? 3 : 2
}

function valueIn(change: Change, column: ChangeColumn, markets: KnownMarkets): SortValue {
  const market = marketColumnOf(column)
  if (market !== undefined) return marketOf(change, markets)?.[market] ?? null
  return ownValue(change, column as OwnColumn) // not one of the market
}

function ownValue(change: Change, column: OwnColumn): SortValue {
  switch (column) {
    case 'title':
      return sideOf(change)?.title ?? null
    case 'merchant':
      return sideOf(change)?.merchant ?? null
    case 'change': {
      const found = foundKind(change)
      return found && changeKinds.indexOf(found)
    }
    case 'price':
      return sideOf(change)?.offerPrice ?? null
    case 'difference':
      return change.difference
    case 'percent':
      return change.percent
    case 'discount':
      return discountChange(change)
    case 'stock':
      return stockPlace(change)
  }
}

/** In percentage points; null where either snapshot gave none. */
export function discountChange({ before, now }: Pick<Change, 'before' | 'now'>): number | null {
  const [from, to] = [before?.discount ?? null, now?.discount ?? null]
  return from === null || to === null ? null : Number((to - from).toPrecision(12))
}

/** A change of nothing counts as no value: between the falls and the rises it would part them. A price of 0 is none. */
function orderValue(change: Change, column: ChangeColumn, markets: KnownMarkets): SortValue {
  const value = valueIn(change, column, markets)
  if (column === 'price' && value === 0) return null
  const isMove = column === 'difference' || column === 'percent' || column === 'discount'
  return isMove && value === 0 ? null : value
}

/** `position`: changes at a code at which your price has another position. '': all of them. */
export type ChangeFilter = ChangeKind | 'position' | ''

/** What is shown of all changes. */
export type ChangeChoice = { kind: ChangeFilter; sort: ChangeSort; top: ChangeTop | null }

/** The codes of a change that are among `moved`, by `marketKey`. */
export function movedCodes(change: Change, moved: ReadonlySet<string>): string[] {
  const side = sideOf(change)
  return side === null ? [] : [...marketKeysOf(side).keys()].filter((key) => moved.has(key))
}

/**
 * Those that the filter leaves, or the top of them; what has no value in a column comes last there. `moved`: the codes at
 * which your price has another position, by `marketKey`.
 */
export function orderChanges(
  changes: readonly Change[],
  { kind, sort, top }: ChangeChoice,
  markets: KnownMarkets = new Map(),
  moved: ReadonlySet<string> = new Set(),
): Change[] {
  const valueOf = (change: Change, column: ChangeColumn) => orderValue(change, column, markets)
  const passes = (change: Change) => {
    if (kind === '') return true
    return kind === 'position' ? movedCodes(change, moved).length > 0 : change.kinds.includes(kind)
  }
  const found = changes.filter(passes)
  return orderBy(topOf(found, top, valueOf), sort, valueOf)
}
