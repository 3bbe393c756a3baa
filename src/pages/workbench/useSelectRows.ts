import { useCallback, useRef, useState } from 'react'
import type { ResultRow } from '../../model/resultSet/resultRow.ts'
import type { Look, RowEngine } from '../../model/workbench/rowView.ts'
import { toast } from '../../ui/toast.ts'
import type { RowSelection } from './rowSelection.ts'

const failed = () => toast('The rows could not be read. Load the page again.', { tone: 'error' })

/** Selecting one row, all from the last one to this with Shift, or all that pass. */
export function useSelectRows(engine: RowEngine, look: Look, { rows, select }: RowSelection) {
  const last = useRef<number | null>(null)
  // Which rows pass is not at hand: that all of them are selected is known of the press that did it, until the next.
  const [whole, setWhole] = useState<{ look: Look; rows: RowSelection['rows'] } | null>(null)
  // Made once: another function would be another row, for each of those that are drawn.
  const one = useCallback(
    (row: ResultRow, place: number, isSelected: boolean, isRange: boolean) => {
      const from = last.current
      last.current = place
      if (!isRange || from === null || from === place) {
        select([row], isSelected)
        return
      }
      const between = engine.rows(Math.min(from, place), Math.max(from, place) + 1)
      between.then((all) => select(all, isSelected), failed)
    },
    [engine, select],
  )
  return {
    isWhole: whole !== null && whole.look === look && whole.rows === rows,
    one,
    all: (isSelected: boolean) => {
      engine
        .allRows('matching')
        .then((passing) => setWhole({ look, rows: select(passing, isSelected) }), failed)
    },
  }
}
