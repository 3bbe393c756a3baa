/** The order of the rows at hand; a search has none of its own that could be asked for. */
import { inSentence } from '../../domain/catalog/formats.ts'

export type Sorting = {
  column: string
  /** The column's name within a sentence. */
  label: string
  direction: 'ascending' | 'descending'
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
