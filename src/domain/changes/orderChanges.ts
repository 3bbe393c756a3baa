/** Which changes are shown, and in which order. */
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
/** With a minus from its end. */
export type ChangeSort = ChangeColumn | `-${ChangeColumn}`

/** Of the moment now; what is gone is as it was. */
export function sideOf({ before, now }: Pick<Change, 'before' | 'now'>): ChangeSide | null {
  return now ?? before
}

/** Stock by its change: what went out, what came in, then whatever did not change. */
function stockPlace({ kinds, now }: Change): number | null {
  if (kinds.includes('stock')) return now?.active === false ? 0 : 1
  if (now === null || now.active === null) return null
  return now.active ? 3 : 2
}

function valueIn(change: Change, column: ChangeColumn): string | number | null {
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

/** In percentage points; null where either moment gave none. */
export function discountChange({ before, now }: Pick<Change, 'before' | 'now'>): number | null {
  const [from, to] = [before?.discount ?? null, now?.discount ?? null]
  return from === null || to === null ? null : Number((to - from).toPrecision(12))
}

const texts = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function byValue(one: string | number, other: string | number): number {
  return typeof one === 'string' && typeof other === 'string'
    ? texts.compare(one, other)
    : Number(one) - Number(other)
}

/**
 * Those of the kind ('' for any), by the column; what has no value there comes last either way. A change of nothing, 0 in
 * both figures, counts as no value: between the falls and the rises it would part them.
 */
export function orderChanges(
  changes: readonly Change[],
  kind: ChangeKind | '',
  sort: ChangeSort,
): Change[] {
  const isDown = sort.startsWith('-')
  // What remains without the minus is a column.
  const column = (isDown ? sort.slice(1) : sort) as ChangeColumn
  const isMove = column === 'difference' || column === 'percent' || column === 'discount'
  const found = kind === '' ? changes : changes.filter(({ kinds }) => kinds.includes(kind))
  const keyed = found.map((change) => {
    const value = valueIn(change, column)
    return { change, value: isMove && value === 0 ? null : value }
  })
  return keyed
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null)
      const order = byValue(one.value, other.value)
      return isDown ? -order : order
    })
    .map(({ change }) => change)
}
