import { useCallback, useRef } from 'react'
import type { ResultRow } from '../../domain/resultSet/resultRow.ts'
import type { RowEngine } from '../../domain/workbench/rowView.ts'
import { toast } from '../../ui/toast.ts'
import type { RowSelection } from './rowSelection.ts'

const failed = () => toast('The rows could not be read. Load the page again.', { tone: 'error' })

/** Selecting one row, all from the last one to this with Shift, or all that pass. */
export function useSelectRows(engine: RowEngine, { select, clear }: RowSelection) {
  const last = useRef<number | null>(null)
  const one = useCallback(
    (row: ResultRow, place: number, isSelected: boolean, isRange: boolean) => {
      const from = last.current
      last.current = place
      if (!isRange || from === null || from === place) {
        select([row], isSelected)
        return
      }
      const rows = engine.rows(Math.min(from, place), Math.max(from, place) + 1)
      rows.then((all) => select(all, isSelected), failed)
    },
    [engine, select],
  )
  const all = useCallback(
    (isSelected: boolean) => {
      if (isSelected) engine.allRows('matching').then((rows) => select(rows, true), failed)
      else clear()
    },
    [engine, select, clear],
  )
  return { one, all }
}
