/** The rows that are selected of a moment: they stay selected whatever narrows the rows, and until the page is closed. */
import { useMemo, useSyncExternalStore } from 'react'
import { rowKey, type ResultRow } from '../../domain/resultSet/resultRow.ts'
import { createWatchers } from '../../domain/watchers.ts'

type Selected = ReadonlyMap<string, ResultRow>

const NONE: Selected = new Map()
/** By moment, as another one holds other rows: back from a comparison, its rows are still selected. */
const selections = new Map<string, Selected>()
const watchers = createWatchers()

function change(momentId: string, selected: Selected): void {
  selections.set(momentId, selected)
  watchers.tell()
}

export type RowSelection = {
  rows: Selected
  /**
   * After those that are selected, or none of these any more; a row without a product id cannot be told from others.
   * Returns what is selected then.
   */
  select: (rows: readonly ResultRow[], isSelected: boolean) => Selected
  clear: () => void
}

export function useRowSelection(momentId: string): RowSelection {
  const rows = useSyncExternalStore(watchers.on, () => selections.get(momentId) ?? NONE)
  const acts = useMemo(
    () => ({
      select: (some: readonly ResultRow[], isSelected: boolean) => {
        const next = new Map(selections.get(momentId))
        for (const row of some) {
          const key = rowKey(row)
          if (key === null) continue
          if (isSelected) next.set(key, row)
          else next.delete(key)
        }
        change(momentId, next)
        return next
      },
      clear: () => change(momentId, NONE),
    }),
    [momentId],
  )
  return { rows, ...acts }
}
