import type { ComponentProps, ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Table.module.css'

type TableProps = ComponentProps<'table'> & {
  /** Names the table; for screen readers unless `captionShown`. */
  caption: ReactNode
  captionShown?: boolean
  /** The header stays below the top bar while the page scrolls; only for a table without a scrolling box. */
  sticky?: boolean
  /** On a phone the page’s style sheet lays out each row as lines; the header stays for screen readers and keys. */
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
