/** The columns for items that the user gave; a collection that is loaded from a search has no such columns. */
import type { Kind } from '@/api/fields/kinds.ts'
import type { WithItem } from '@/domain/collections/rowItem.ts'
import type { WithMarket } from '@/domain/market/rowMarket.ts'
import { margin, MARGIN_FORMULA } from '@/domain/pricing/priceList/margin.ts'
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { TotalKind } from '@/lib/numbers/totals.ts'

type ItemFacts = {
  kind: Kind
  label: string
  width: number
  opensGroup?: true
  formula?: string
  total?: TotalKind
  /** Whether prices of 0 count too. */
  hasZero?: true
}

/** The columns with their properties, in column order. */
const FACTS = {
  status: { kind: 'text', label: 'Status', width: 172 },
  line: { kind: 'rank', label: 'Line', width: 64, opensGroup: true },
  given: { kind: 'code', label: 'As given', width: 168 },
  target: { kind: 'price', label: 'Target price', width: 112 },
  vsTarget: {
    kind: 'points',
    label: 'vs target price',
    formula: '(Your price ÷ target price − 1) × 100, in percent; of several sizes the lowest price',
    width: 112,
    total: 'median',
  },
  listPrice: { kind: 'price', label: 'Price in My prices', width: 132 },
  cost: { kind: 'price', label: 'Cost', width: 92, hasZero: true },
  margin: {
    kind: 'points',
    label: 'Margin',
    formula: `At your price: ${MARGIN_FORMULA}, in percent; of several sizes at the lowest price`,
    width: 92,
    total: 'median',
  },
  marketMargin: {
    kind: 'points',
    label: 'Margin at compared-with price',
    formula: `At the price that yours is compared with: ${MARGIN_FORMULA}, in percent; of several sizes at the lowest`,
    width: 128,
    total: 'median',
  },
  firstPrice: { kind: 'price', label: 'Price when added', width: 128 },
  sinceAdded: {
    kind: 'points',
    label: 'Since added',
    formula: '(Offer price ÷ offer price when it was first seen here − 1) × 100, in percent',
    width: 108,
    total: 'median',
  },
  addedAt: { kind: 'stamp', label: 'Added', width: 124 },
  note: { kind: 'text', label: 'Note', width: 184 },
} as const satisfies Record<string, ItemFacts>

export type ItemColumn = keyof typeof FACTS
export const ITEM_COLUMNS: Readonly<Record<ItemColumn, ItemFacts>> = FACTS
export const isItemColumn = (key: string): key is ItemColumn => Object.hasOwn(FACTS, key)

type Row = WithItem & WithMarket & { offerPrice?: number | null }
type ItemTextColumn = 'status' | 'given' | 'note'

/** The difference between two prices in percent of the second; null if one is not usable. */
function difference(price: number | null, against: number | null): number | null {
  if (!isUsablePrice(price) || !isUsablePrice(against)) return null
  return withoutNoise((price / against - 1) * 100)
}

/** The figure of an item in a column; null if missing. Times are in epoch milliseconds. */
export function itemFigure(row: Row, column: Exclude<ItemColumn, ItemTextColumn>): number | null {
  const { item, market } = row
  if (item === undefined) return null
  const yours = market?.myPrice ?? null
  switch (column) {
    case 'vsTarget':
      return difference(yours, item.target)
    case 'margin':
      return margin(yours ?? item.listPrice, item.cost)
    case 'marketMargin':
      return margin(market?.reference ?? null, item.cost)
    case 'sinceAdded':
      return item.status === 'Not found'
        ? null
        : difference(row.offerPrice ?? null, item.firstPrice)
    case 'line':
    case 'target':
    case 'listPrice':
    case 'cost':
    case 'firstPrice':
    case 'addedAt':
      return item[column]
  }
}

export const itemText = ({ item }: WithItem, column: ItemTextColumn): string | null =>
  item?.[column] ?? null

export function itemValue(row: Row, column: ItemColumn): string | number | null {
  return column === 'status' || column === 'given' || column === 'note'
    ? itemText(row, column)
    : itemFigure(row, column)
}
