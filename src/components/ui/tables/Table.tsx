import type { ComponentProps, ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Table.module.css'

type TableProps = ComponentProps<'table'> & {
  /** Names the table; for screen readers unless `captionShown`. */
  caption: ReactNode
  captionShown?: boolean
  /** The head stays under the top bar while the page scrolls (no scrolling box around it then). */
  sticky?: boolean
  /** On a phone each row becomes lines of its own, laid out by the page; the head stays for screen readers and keys. */
  lines?: boolean
}

/**
 * The look of a data table. Cells say what they are: `data-number` (right-aligned figures),
 * `data-group` (hairline before the column), `data-mine` on a row (the user's own).
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
