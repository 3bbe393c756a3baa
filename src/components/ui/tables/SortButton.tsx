import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './SortButton.module.css'

type SortButtonProps = ComponentProps<'button'> & {
  /** The sort direction of the column; null if it isn’t sorted. */
  sorted: 'up' | 'down' | null
  /** The rank among several sort columns, from 1. */
  rank?: number | undefined
}

/** The label of a column header, which sorts by it. The header has `aria-sort`. */
export function SortButton({ sorted, rank, className, children, ...rest }: SortButtonProps) {
  return (
    <button {...rest} type="button" className={classes(styles.sort, className)}>
      <span>{children}</span>
      {sorted && (
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d={sorted === 'down' ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
        </svg>
      )}
      {rank !== undefined && (
        <small>
          <span className="vh">, sort key </span>
          {rank}
        </small>
      )}
    </button>
  )
}
