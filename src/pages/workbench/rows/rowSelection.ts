/** The rows that are selected of a snapshot: they stay selected whatever narrows the rows. */
import { useMemo } from 'react'
import { createSelections } from '../../../grid/rows/createSelections.ts'
import { rowKey, type ResultRow } from '../../../model/resultSet/resultRow.ts'

type Selected = ReadonlyMap<string, ResultRow>

const NONE: Selected = new Map()
/** By snapshot, as another one holds other rows. */
const { useSelected, change } = createSelections(NONE)

export type RowSelection = {
  rows: Selected
  /**
   * After those that are selected, or none of these any more; a row without a product id cannot be told from others.
   * Returns what is selected then.
   */
  select: (rows: readonly ResultRow[], isSelected: boolean) => Selected
  clear: () => void
}

export function useRowSelection(snapshotId: string): RowSelection {
  const rows = useSelected(snapshotId)
  const acts = useMemo(
    () => ({
      select: (some: readonly ResultRow[], isSelected: boolean) =>
        change(snapshotId, (now) => {
          const next = new Map(now)
          for (const row of some) {
            const key = rowKey(row)
            if (key === null) continue
            if (isSelected) next.set(key, row)
            else next.delete(key)
          }
          return next
        }),
      clear: () => void change(snapshotId, () => NONE),
    }),
    [snapshotId],
  )
  return { rows, ...acts }
}
