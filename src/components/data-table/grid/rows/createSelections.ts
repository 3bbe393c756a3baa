import { useMemo, useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'

type Selected<Row> = ReadonlyMap<string, Row>

/** The rows that are selected of a table, by key, in the order in which they were selected. */
export type Selection<Row> = {
  rows: Selected<Row>
  /** After those that are selected, or none of these any more. Returns what is selected then. */
  select: (rows: readonly Row[], isSelected: boolean) => Selected<Row>
  clear: () => void
}

/**
 * Selections of rows of one kind, at each place by its id, such as a list: rows stay selected whatever narrows them, and
 * until the page is closed, so that back from a comparison they still are. A row without a key cannot be told from others.
 */
export function createSelections<Row>(
  keyOf: (row: Row) => string | null,
): (place: string) => Selection<Row> {
  const none: Selected<Row> = new Map()
  const held = new Map<string, Selected<Row>>()
  const emitter = createEmitter()
  const at = (place: string) => held.get(place) ?? none
  const hold = (place: string, rows: Selected<Row>) => {
    held.set(place, rows)
    emitter.emit()
    return rows
  }
  return (place) => {
    const rows = useSyncExternalStore(emitter.on, () => at(place))
    const acts = useMemo(
      () => ({
        select: (some: readonly Row[], isSelected: boolean) => {
          const next = new Map(at(place))
          for (const row of some) {
            const key = keyOf(row)
            if (key === null) continue
            if (isSelected) next.set(key, row)
            else next.delete(key)
          }
          return hold(place, next)
        },
        clear: () => void hold(place, none),
      }),
      [place],
    )
    return { rows, ...acts }
  }
}
