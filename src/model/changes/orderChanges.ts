/** Which changes are shown, and in which order. */
import { orderBy, topOf, type SortKeys, type SortValue, type TopRows } from '../../lib/sortKeys.ts'
import { changeKinds, type Change, type ChangeKind, type ChangeSide } from './change.ts'

/** In the order in which the table shows them. */
export const changeColumns = [
  'title',
  'merchant',
  'change',
  'price',
  'difference',
  'percent',
  'discount',
  'stock',
] as const

export type ChangeColumn = (typeof changeColumns)[number]
/** Prices of several countries are put into no order. */
export const isPriceColumn = (column: ChangeColumn): boolean =>
  column === 'price' || column === 'difference'

export type ChangeSort = SortKeys<ChangeColumn>
export type ChangeTop = TopRows<ChangeColumn>

/** Of the snapshot now; what is gone is as it was. */
export function sideOf({ before, now }: Pick<Change, 'before' | 'now'>): ChangeSide | null {
  return now ?? before
}

/** Stock by its change: what went out, what came in, then whatever did not change. */
function stockPlace({ kinds, now }: Change): number | null {
  if (kinds.includes('stock')) return now?.active === false ? 0 : 1
  if (now === null || now.active === null) return null
  return now.active ? 3 : 2
}

function valueIn(change: Change, column: ChangeColumn): SortValue {
  switch (column) {
    case 'title':
      return sideOf(change)?.title ?? null
    case 'merchant':
      return sideOf(change)?.merchant ?? null
    case 'change':
      // Every change is of a kind.
      return Math.min(...change.kinds.map((kind) => changeKinds.indexOf(kind)))
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

/** A change of nothing counts as no value: between the falls and the rises it would part them. */
function orderValue(change: Change, column: ChangeColumn): SortValue {
  const value = valueIn(change, column)
  const isMove = column === 'difference' || column === 'percent' || column === 'discount'
  return isMove && value === 0 ? null : value
}

/** What is shown of all changes. */
export type ChangeChoice = { kind: ChangeKind | ''; sort: ChangeSort; top: ChangeTop | null }

/** Those of the kind, '' for any, or the top of them; what has no value in a column comes last there. */
export function orderChanges(
  changes: readonly Change[],
  { kind, sort, top }: ChangeChoice,
): Change[] {
  const found = kind === '' ? changes : changes.filter(({ kinds }) => kinds.includes(kind))
  return orderBy(topOf(found, top, orderValue), sort, orderValue)
}
