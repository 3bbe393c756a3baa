import { type KeyboardEvent, type ReactNode, useRef, type PointerEvent } from 'react'
import { textScale } from '@/components/ui/browser/textScale.ts'
import { FormulaHint, calculatedAs } from '@/components/ui/figures/FormulaHint.tsx'
import { Tooltip } from '@/components/ui/layers/Tooltip.tsx'
import { SortButton } from '@/components/ui/tables/SortButton.tsx'
import type { SortKeys } from '@/lib/sortKeys.ts'
import styles from './ColumnHead.module.css'

type Props<Key extends string> = {
  column: Key
  label: ReactNode
  /** The full label, for when the header truncates it. */
  title?: string | undefined
  /** The column names the row and stays visible. */
  isName?: boolean | undefined
  isNumber?: boolean | undefined
  opensGroup?: boolean | undefined
  /** How the app calculates the column’s figure; absent for a received one. */
  formula?: string | undefined
  sort: SortKeys<Key>
  /** Sorts by the column; with `beside` (Shift is down), after the current sort columns. */
  onSort: (column: Key, beside: boolean) => void
  /** Sets the column’s width; null resets it to the default. Absent: the width is fixed. */
  onResize?: ((width: number | null, isOver: boolean) => void) | undefined
  /** A note about the column. */
  explanation?: string | undefined
  /** The axis below the name, if the cells share a scale. */
  axis?: ReactNode
  /** Why rows can’t be sorted by the column. */
  whyNotSortable?: string | undefined
}

const BY_KEY = 16

/** The width of a header in px at the default text size, the unit in which widths are saved. */
const widthOf = (head: Element) => head.getBoundingClientRect().width / textScale()

function resizeByKey(
  { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  onResize: (width: number, isOver: boolean) => void,
): void {
  const step = key === 'ArrowRight' ? BY_KEY : key === 'ArrowLeft' ? -BY_KEY : 0
  const head = currentTarget.closest('th')
  if (step === 0 || !shiftKey || ctrlKey || altKey || metaKey || !head) return
  onResize(widthOf(head) + step, true)
}

/** A column header: a click or Enter sorts by it; with Shift, after the current sort columns. */
export function ColumnHead<Key extends string>(props: Props<Key>) {
  const { column, label, title, isName, isNumber, opensGroup, formula, sort, onSort } = props
  const { onResize, explanation, whyNotSortable, axis } = props
  const how = formula === undefined ? undefined : calculatedAs(formula)
  const tip = whyNotSortable ?? [explanation, how].filter(Boolean).join(' ')
  const at = sort.findIndex((one) => one.column === column)
  const by = sort[at]
  const button = (
    <SortButton
      className={styles.sort}
      title={title}
      sorted={by ? (by.down ? 'down' : 'up') : null}
      rank={by && sort.length > 1 ? at + 1 : undefined}
      {...(onResize && {
        'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight',
        onKeyDown: (event) => resizeByKey(event, onResize),
      })}
      {...(whyNotSortable === undefined
        ? { onClick: ({ shiftKey }) => onSort(column, shiftKey) }
        : { 'aria-disabled': true })}
    >
      {how === undefined ? label : <FormulaHint>{label}</FormulaHint>}
    </SortButton>
  )
  return (
    <th
      scope="col"
      data-column={column}
      data-stick={isName ? 'name' : undefined}
      data-number={isNumber || undefined}
      data-group={opensGroup}
      // `aria-sort` is allowed on one column only, so the first has it.
      aria-sort={by && at === 0 ? (by.down ? 'descending' : 'ascending') : undefined}
    >
      <span className={styles.head}>
        {tip === '' ? button : <Tooltip text={tip}>{button}</Tooltip>}
      </span>
      {axis}
      {onResize && <ResizeHandle onResize={onResize} />}
    </th>
  )
}

type ResizeHandleProps = {
  onResize: (width: number | null, isOver: boolean) => void
}

/** The handle at the end of a header: dragging changes the width of the column; a double click resets it. */
function ResizeHandle({ onResize }: ResizeHandleProps) {
  const from = useRef<{ x: number; width: number } | null>(null)
  const pull = (event: PointerEvent<HTMLElement>, isOver: boolean) => {
    const start = from.current
    if (!start) return
    if (isOver) from.current = null
    const moved = (event.clientX - start.x) / textScale()
    if (moved !== 0) onResize(start.width + moved, isOver)
  }
  return (
    <span
      aria-hidden="true"
      data-resize=""
      className={styles.handle}
      title="Drag to change the width, double-click to reset it; or press Shift and an arrow key"
      onPointerDown={(event) => {
        const head = event.currentTarget.closest('th')
        if (!head || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, width: widthOf(head) }
      }}
      onPointerMove={(event) => pull(event, false)}
      onPointerUp={(event) => pull(event, true)}
      onPointerCancel={(event) => pull(event, true)}
      onDoubleClick={() => onResize(null, true)}
    />
  )
}
