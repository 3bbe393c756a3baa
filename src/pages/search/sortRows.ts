/** Sorting of the rows at hand; a search has no order of its own that could be asked for. */
import { inSentence } from '../../domain/catalog/formats.ts'

export type SortValue = string | number | null
export type Sorting = {
  column: string
  /** The column's name within a sentence. */
  label: string
  direction: 'ascending' | 'descending'
}

const collator = new Intl.Collator('en', { numeric: true })

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

/** Stable; rows without a value come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((rowA, rowB) => {
    const [a, b] = [valueOf(rowA), valueOf(rowB)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b)
  })
}

/** Figures from the highest, names from A; a second press turns the order, a third gives back the service's. */
export function nextSorting(
  now: Sorting | null,
  column: { key: string; label: string; isNumber: boolean },
): Sorting | null {
  const first = column.isNumber ? 'descending' : 'ascending'
  const next = { column: column.key, label: inSentence(column.label), direction: first } as const
  if (now?.column !== column.key) return next
  if (now.direction !== first) return null
  return { ...next, direction: first === 'ascending' ? 'descending' : 'ascending' }
}
