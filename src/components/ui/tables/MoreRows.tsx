import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { moveFocusOut } from '@/components/ui/layers/leaveFocus.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import styles from './MoreRows.module.css'

/** How many rows a page draws at once without a delay. */
const STEP = 200

type Props<Row> = {
  rows: readonly Row[]
  /** What the rows are, in the plural. */
  what: string
  /** How many rows are drawn at first and added by each click; set a key to start again with other rows. */
  step?: number
  children: (rows: readonly Row[]) => ReactNode
}

/** Draws the first rows of a long list, and more on request; calculations use all rows. */
export function MoreRows<Row>({ rows, what, step = STEP, children }: Props<Row>) {
  const [most, setMost] = useState(step)
  const left = rows.length - most
  if (left <= 0) return children(rows)
  const showMore = (button: HTMLElement) => {
    const next = Math.min(most + step, rows.length)
    // The focus moves away first, because the button is gone once all rows are drawn.
    if (next === rows.length) moveFocusOut(button)
    setMost(next)
    announce(`${formatCount(next)} of ${formatCount(rows.length)} ${what} shown`)
  }
  return (
    <>
      {children(rows.slice(0, most))}
      <p className={styles.more}>
        <Button onClick={(event) => showMore(event.currentTarget)}>
          {`Show ${formatCount(Math.min(step, left))} more of ${formatCount(rows.length)} ${what}`}
        </Button>
      </p>
    </>
  )
}
