/** The columns of the table of changes, as they are headed, as wide as they need. */
import { FIELDS } from '../../../catalog/fields/fields.ts'
import type { ChangeKind } from '../../../model/changes/change.ts'
import { MARKET_COLUMNS, marketLabel, type MarketColumn } from '../../../model/market/rowMarket.ts'
import { isPriceColumn, type ChangeColumn } from '../../../model/changes/orderChanges.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'

/** What a row can show of the market of its code. */
const OF_MARKET = ['myPrice', 'difference', 'index', 'rank'] as const satisfies MarketColumn[]
export type ShownOfMarket = (typeof OF_MARKET)[number]
/** The distance to the reference is no difference of two snapshots. */
type TableKey = ChangeColumn | `market-${ShownOfMarket}`

export type TableColumn = {
  key: TableKey
  /** Of a column of the market which one it is. */
  market?: ShownOfMarket
  label: string
  /** In px; the title takes what is left, if that is more. */
  width: number
  isNumber?: boolean
  opensGroup?: boolean
  /** How the figure comes about, where it is worked out here. */
  formula?: string
}

const columns: readonly (TableColumn & { key: ChangeColumn })[] = [
  { key: 'title', label: FIELDS.title.label, width: 140 },
  { key: 'merchant', label: FIELDS.merchant.label, width: 128 },
  { key: 'change', label: 'Change', width: 164 },
  {
    key: 'price',
    label: FIELDS.offerPrice.label,
    width: 136,
    isNumber: true,
    opensGroup: true,
  },
  {
    key: 'difference',
    label: 'Difference',
    width: 94,
    isNumber: true,
    formula: 'Offer price now − offer price before',
  },
  {
    key: 'percent',
    label: 'In percent',
    width: 106,
    isNumber: true,
    formula: '(Offer price now − offer price before) ÷ offer price before × 100',
  },
  {
    key: 'discount',
    label: FIELDS.discount.label,
    width: 136,
    isNumber: true,
    opensGroup: true,
  },
  {
    key: 'stock',
    label: FIELDS.active.label,
    width: 96,
    opensGroup: true,
  },
]

/** From what was to what is needs twice the room. */
const ROOM: Record<ShownOfMarket, number> = { myPrice: 56, difference: 68, index: 50, rank: 56 }
const widthOf = (column: ShownOfMarket, isTwice: boolean) => ROOM[column] * (isTwice ? 2 : 1) + 16

/** With those of the market, called by what prices are measured against, once it is known of any row. */
export function heldColumns({
  isKnown,
  hasBefore,
  standing: { reference },
}: Pick<ChangeMarkets, 'isKnown' | 'hasBefore' | 'standing'>): readonly TableColumn[] {
  if (!isKnown) return columns
  return [
    ...columns,
    ...OF_MARKET.map((column, at): TableColumn => ({
      key: `market-${column}`,
      market: column,
      label: marketLabel(column, reference),
      width: widthOf(column, hasBefore),
      isNumber: true,
      opensGroup: at === 0,
      ...('formula' in MARKET_COLUMNS[column] && { formula: MARKET_COLUMNS[column].formula }),
    })),
  ]
}

const USUAL_WITH_MARKET: ReadonlySet<TableKey> = new Set([
  'title',
  'merchant',
  'change',
  'price',
  'percent',
  'market-index',
  'market-rank',
])

/** Without a choice the position stands in place of what the change says anyway; where it is not known, the discount stands in place of the difference where it is what matters, and else the other way. */
export function shownColumns(
  tile: ChangeKind | '',
  chosen: readonly string[] | null,
  held: readonly TableColumn[] = columns,
): readonly TableColumn[] {
  const hasMarket = held.length > columns.length
  const left: ChangeColumn = tile === 'discount' ? 'difference' : 'discount'
  const isUsual = (key: TableKey) => (hasMarket ? USUAL_WITH_MARKET.has(key) : key !== left)
  return held.filter(({ key }) =>
    chosen === null ? isUsual(key) : key === 'title' || chosen.includes(key),
  )
}

/** Of the table's columns those that rows are ordered by. */
export const isOrdered = (column: TableColumn): column is TableColumn & { key: ChangeColumn } =>
  column.market === undefined

/** Those that have a top: figures, and of several countries no prices. */
export function topColumns(isMixed: boolean): readonly (TableColumn & { key: ChangeColumn })[] {
  return columns.filter(({ key, isNumber }) => isNumber && !(isMixed && isPriceColumn(key)))
}
