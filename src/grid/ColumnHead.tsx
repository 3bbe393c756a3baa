import type { ReactNode } from 'react'
import type { SortKeys } from '../domain/sortKeys.ts'
import { Fn } from '../parts/Fn.tsx'
import { SortButton } from '../ui/SortButton.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import styles from './ColumnHead.module.css'

type Props<Key extends string> = {
  column: Key
  label: ReactNode
  /** The label in full, where the head cuts it. */
  title?: string | undefined
  isNumber?: boolean | undefined
  opensGroup?: boolean | undefined
  /** How the figure comes about, where it is worked out here. */
  formula?: string | undefined
  sort: SortKeys<Key>
  /** `beside` with Shift: the others that sort go on doing so. */
  onSort: (column: Key, beside: boolean) => void
  /** Why the rows are in no order by it. */
  still?: string | undefined
}

/** The head of a column: a press, or Enter, sorts by it; with Shift after those that sort already. */
export function ColumnHead<Key extends string>(props: Props<Key>) {
  const { column, label, title, isNumber, opensGroup, formula, sort, onSort, still } = props
  const at = sort.findIndex((one) => one.column === column)
  const by = sort[at]
  const button = (
    <SortButton
      className={styles.sort}
      title={title}
      sorted={by ? (by.down ? 'down' : 'up') : null}
      rank={by && sort.length > 1 ? at + 1 : undefined}
      {...(still === undefined
        ? { onClick: ({ shiftKey }) => onSort(column, shiftKey) }
        : { 'aria-disabled': true })}
    >
      {label}
    </SortButton>
  )
  return (
    <th
      scope="col"
      data-column={column}
      data-number={isNumber || undefined}
      data-group={opensGroup}
      // Of several sorted columns only the first may say so.
      aria-sort={by && at === 0 ? (by.down ? 'descending' : 'ascending') : undefined}
    >
      <span className={styles.head}>
        {still === undefined ? button : <Tooltip text={still}>{button}</Tooltip>}
        {formula !== undefined && <Fn formula={formula} />}
      </span>
    </th>
  )
}
