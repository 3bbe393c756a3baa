import type { ReactNode } from 'react'
import type { MarketSummary } from '../../domain/batch/marketSummary.ts'
import { formatCount, formatPrice, formatWorkedOut } from '../../domain/format.ts'
import { Delta } from '../../parts/Delta.tsx'
import { Missing } from '../../parts/Missing.tsx'
import { Unit } from '../../parts/Unit.tsx'
import styles from './RowsTable.module.css'

function amount(value: number | null | undefined, write: (value: number) => string): ReactNode {
  if (value === null || value === undefined) return <Missing what="none" />
  return (
    <>
      <Unit />
      {write(value)}
    </>
  )
}

type Props = {
  summary: MarketSummary | null
  /** False for a row without an answer: its cells stay empty, because nothing is known to be missing. */
  isShown: boolean
}

/** The market of a row, and where my price stands in it. */
export function RowFigures({ summary, isShown }: Props) {
  return (
    <>
      <td data-number data-group className={styles.merchants}>
        {isShown && (summary ? formatCount(summary.merchants) : <Missing what="no market" />)}
      </td>
      <td data-number className={styles.lowest}>
        {isShown && <b>{amount(summary?.min, formatPrice)}</b>}
      </td>
      <td data-number className={styles.median}>
        {isShown && amount(summary?.median, formatWorkedOut)}
      </td>
      <td data-number className={styles.highest}>
        {isShown && amount(summary?.max, formatPrice)}
      </td>
      <td data-number data-group className={styles.yours}>
        {isShown && amount(summary?.mine?.price, formatPrice)}
      </td>
      <td data-number className={styles.difference}>
        {isShown && <Delta value={summary?.index ? summary.index.index - 100 : null} />}
      </td>
    </>
  )
}
