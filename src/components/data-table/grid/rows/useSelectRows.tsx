import { useCallback, useRef, useState } from 'react'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { toast } from '@/components/ui/layers/toast.ts'

const failed = () => toast('The rows couldn’t be read. Reload the page.', { tone: 'error' })

type Rows<Row> = {
  /** The rows from `from` up to but not including `to`, in the order shown. */
  between: (from: number, to: number) => Promise<readonly Row[]>
  all: () => Promise<readonly Row[]>
}

type Selection<Row, Selected> = {
  selected: Selected
  count: number
  /** Selects or deselects rows; returns the new selection. */
  select: (rows: readonly Row[], isSelected: boolean) => Selected
}

/**
 * Returns `one`, which selects a row, or with Shift all rows from the last clicked one to it; and `head`, the checkbox in the
 * header, which selects all rows shown. `query` identifies the rows shown.
 */
export function useSelectRows<Row, Selected>(
  label: string,
  query: unknown,
  { between, all }: Rows<Row>,
  { selected, count, select }: Selection<Row, Selected>,
) {
  const last = useRef<number | null>(null)
  // The rows shown are not in memory here, so all of them count as selected only after a click that selected all, until the
  // selection or the query changes.
  const [whole, setWhole] = useState<{ query: unknown; selected: Selected } | null>(null)
  // Memoised, because a new function would re-render every row.
  const one = useCallback(
    (row: Row, index: number, isSelected: boolean, isRange: boolean) => {
      const from = last.current
      last.current = index
      if (!isRange || from === null || from === index) {
        select([row], isSelected)
        return
      }
      between(Math.min(from, index), Math.max(from, index) + 1).then(
        (rows) => void select(rows, isSelected),
        failed,
      )
    },
    [between, select],
  )
  const isWhole = whole !== null && whole.query === query && whole.selected === selected
  const head = (
    <Checkbox
      hideLabel
      label={label}
      checked={isWhole}
      // Selected rows may also be among those not shown.
      indeterminate={!isWhole && count > 0}
      onChange={(isSelected) => {
        all().then((rows) => setWhole({ query, selected: select(rows, isSelected) }), failed)
      }}
    />
  )
  return { one, head }
}
