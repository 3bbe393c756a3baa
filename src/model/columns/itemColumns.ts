/** The columns of what a row was given: there are none in a loaded result set. */
import type { Kind } from '../../catalog/fields/kinds.ts'
import { isUsablePrice, withoutNoise } from '../../lib/numbers/offerStatistics.ts'
import type { TotalKind } from '../../lib/numbers/totals.ts'
import type { Itemed } from '../collections/rowItem.ts'
import type { Marketed } from '../market/rowMarket.ts'

type ItemFacts = {
  kind: Kind
  label: string
  width: number
  opensGroup?: true
  formula?: string
  total?: TotalKind
}

/** In their order. */
const FACTS = {
  status: { kind: 'text', label: 'Status', width: 132 },
  line: { kind: 'rank', label: 'Line', width: 64, opensGroup: true },
  given: { kind: 'text', label: 'As given', width: 168 },
  target: { kind: 'price', label: 'Target price', width: 112 },
  vsTarget: {
    kind: 'points',
    label: 'vs target price',
    formula: '(Your price ÷ target price − 1) × 100, in percent; of several sizes the lowest price',
    width: 112,
    total: 'median',
  },
  note: { kind: 'text', label: 'Note', width: 184 },
} as const satisfies Record<string, ItemFacts>

export type ItemColumn = keyof typeof FACTS
export const ITEM_COLUMNS: Readonly<Record<ItemColumn, ItemFacts>> = FACTS
export const isItemColumn = (key: string): key is ItemColumn => Object.hasOwn(FACTS, key)

type Row = Itemed & Marketed

/** A figure of what was given; null where there is none. */
export function itemFigure(
  { item, market }: Row,
  column: 'line' | 'target' | 'vsTarget',
): number | null {
  if (item === undefined) return null
  if (column !== 'vsTarget') return item[column]
  const price = market?.myPrice ?? null
  if (!isUsablePrice(price) || !isUsablePrice(item.target)) return null
  return withoutNoise((price / item.target - 1) * 100)
}

export const itemText = ({ item }: Row, column: 'status' | 'given' | 'note'): string | null =>
  item?.[column] ?? null

export function itemValue(row: Row, column: ItemColumn): string | number | null {
  return column === 'status' || column === 'given' || column === 'note'
    ? itemText(row, column)
    : itemFigure(row, column)
}
