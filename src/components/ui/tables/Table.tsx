import type { ComponentProps, ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Table.module.css'

type TableProps = ComponentProps<'table'> & {
  /** The name of the table, which only screen readers get unless `captionShown`. */
  caption: ReactNode
  captionShown?: boolean
  /** Whether the header stays below the top bar while the page scrolls; only for a table without a scrolling box. */
  sticky?: boolean
  /** Whether the page’s style sheet lays out each row as lines on a phone; the header stays for screen readers and keys. */
  lines?: boolean
}

/**
 * The style of a data table. Attributes mark cells: `data-number` (right-aligned figures), `data-group` (hairline before the
 * column); `data-mine` marks a row as the user's own.
 */
export function Table({
  caption,
  captionShown = false,
  sticky = false,
  lines = false,
  className,
  children,
  ...rest
}: TableProps) {
  return (
    <table
      {...rest}
      className={classes(styles.table, sticky && styles.sticky, lines && styles.lines, className)}
    >
      <caption className={captionShown ? undefined : 'vh'}>{caption}</caption>
      {children}
    </table>
  )
}
