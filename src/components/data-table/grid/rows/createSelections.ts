import { useMemo, useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'

type Selected<Row> = ReadonlyMap<string, Row>

/** A table’s selected rows, by key, in the order of selection. */
export type Selection<Row> = {
  rows: Selected<Row>
  /** Adds rows to the selection or removes them. Returns the new selection. */
  select: (rows: readonly Row[], isSelected: boolean) => Selected<Row>
  clear: () => void
}

/**
 * Makes a hook that returns the selection of a table. Each `place`, such as a collection, has its own selection, which stays while
 * filters change and until the page closes, so that it still exists after a comparison. Rows without a key can’t be selected.
 */
export function createSelections<Row>(
  keyOf: (row: Row) => string | null,
): (place: string) => Selection<Row> {
  const none: Selected<Row> = new Map()
  const selections = new Map<string, Selected<Row>>()
  const emitter = createEmitter()
  const at = (place: string) => selections.get(place) ?? none
  const setSelection = (place: string, rows: Selected<Row>) => {
    selections.set(place, rows)
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
          return setSelection(place, next)
        },
        clear: () => void setSelection(place, none),
      }),
      [place],
    )
    return { rows, ...acts }
  }
}
