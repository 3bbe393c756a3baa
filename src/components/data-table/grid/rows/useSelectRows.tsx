import { useCallback, useRef, useState } from 'react'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { toast } from '@/components/ui/layers/toast.ts'

const failed = () => toast('The rows couldn’t be read. Reload the page.', { tone: 'error' })

type Rows<Row> = {
  /** Those from a place up to, and without, another, in the order shown. */
  between: (from: number, to: number) => Promise<readonly Row[]>
  all: () => Promise<readonly Row[]>
}

type Selection<Row, Selected> = {
  selected: Selected
  count: number
  /** Returns what is selected then. */
  select: (rows: readonly Row[], isSelected: boolean) => Selected
}

/**
 * Selecting one row, all from the last one to this with Shift, or all that are shown; `look` stands for these, by its
 * identity. `head` is what stands over the boxes of the rows.
 */
export function useSelectRows<Row, Selected>(
  label: string,
  look: unknown,
  { between, all }: Rows<Row>,
  { selected, count, select }: Selection<Row, Selected>,
) {
  const last = useRef<number | null>(null)
  // Which rows are shown is not at hand: that all of them are selected is known of the click that did it, until the next.
  const [whole, setWhole] = useState<{ look: unknown; selected: Selected } | null>(null)
  // Made once: another function would be another row, for each of those that are drawn.
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
  const isWhole = whole !== null && whole.look === look && whole.selected === selected
  const head = (
    <Checkbox
      hideLabel
      label={label}
      checked={isWhole}
      // Rows that are not shown may be selected as well.
      indeterminate={!isWhole && count > 0}
      onChange={(isSelected) => {
        all().then((rows) => setWhole({ look, selected: select(rows, isSelected) }), failed)
      }}
    />
  )
  return { one, head }
}
