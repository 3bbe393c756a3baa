import { Tooltip } from '../../ui/Tooltip.tsx'
import type { Column } from './columns.ts'
import styles from './ResultTable.module.css'
import type { Sorting } from './sortRows.ts'

type ResultColumnHeadProps = {
  column: Column
  direction: Sorting['direction'] | undefined
  onSort: () => void
}

/** A column's name; a press sorts the loaded rows by it. */
export function ResultColumnHead({ column, direction, onSort }: ResultColumnHeadProps) {
  const { id, label, isNumber, opensGroup, open } = column
  const button = (
    <button type="button" className={styles.sort} onClick={onSort}>
      <span className={open === undefined ? undefined : styles.open}>{label}</span>
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
      data-number={isNumber}
      data-group={opensGroup}
      aria-sort={direction}
    >
      {open === undefined ? button : <Tooltip text={open}>{button}</Tooltip>}
    </th>
  )
}
