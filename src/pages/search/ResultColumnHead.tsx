import { Tooltip } from '../../ui/Tooltip.tsx'
import type { Column } from './columns.ts'
import styles from './ResultTable.module.css'
import type { Sorting } from './sortRows.ts'

type ResultColumnHeadProps = {
  column: Column
  direction: Sorting['direction'] | undefined
  /** Null for prices of several countries in one answer: they are not put in one order. */
  onSort: (() => void) | null
}

const UNSORTED = 'Not sorted: this answer does not say which country a price belongs to.'

/** A column's name; a press sorts the loaded rows by it. */
export function ResultColumnHead({ column, direction, onSort }: ResultColumnHeadProps) {
  const { id, label, isNumber, opensGroup, open } = column
  const why = onSort === null ? UNSORTED : open
  const button = (
    <button
      type="button"
      className={styles.sort}
      {...(onSort === null ? { 'aria-disabled': true } : { onClick: onSort })}
    >
      <span className={why === undefined ? undefined : styles.open}>{label}</span>
      {direction && (
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d={direction === 'descending' ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
        </svg>
      )}
    </button>
  )
  return (
    <th
      scope="col"
      data-column={id}
      data-number={isNumber || undefined}
      data-group={opensGroup}
      aria-sort={direction}
    >
      {why === undefined ? button : <Tooltip text={why}>{button}</Tooltip>}
    </th>
  )
}
