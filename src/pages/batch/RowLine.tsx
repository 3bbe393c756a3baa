import { memo } from 'react'
import { tryRowAgain } from '../../domain/batchNames.ts'
import { formatCount, formatDuration } from '../../domain/format.ts'
import { Button } from '../../ui/Button.tsx'
import { AskedLink } from './AskedLink.tsx'
import type { ShownRow } from './batchRows.ts'
import { RowFigures } from './RowFigures.tsx'
import { RowProduct } from './RowProduct.tsx'
import styles from './RowsTable.module.css'
import { RowStatus } from './RowStatus.tsx'

type Props = {
  shown: ShownRow
  /** In the table, the head included, from 1. */
  place: number
  isOneCountry: boolean
  retry: (positions: readonly number[]) => void
}

/** Columns from the product to what stands against the others. */
const WIDE = 7

function isSame(a: Props, b: Props): boolean {
  return (
    a.place === b.place &&
    a.isOneCountry === b.isOneCountry &&
    a.retry === b.retry &&
    a.shown.row === b.shown.row &&
    a.shown.state === b.shown.state &&
    a.shown.outcome === b.shown.outcome &&
    a.shown.summary === b.shown.summary
  )
}

/** One row: what was asked, how it ended, and the market. */
export const RowLine = memo(function RowLine({ shown, place, isOneCountry, retry }: Props) {
  const { row, state, outcome, summary } = shown
  const hasEnded = outcome !== null && state !== 'asking'
  const position = row.ask?.position
  // A reason needs the room that figures would have.
  const isWide = state === 'invalid' || state === 'failed'
  return (
    <tr data-row={row.row} aria-rowindex={place} data-state={state}>
      <td data-number className={styles.row}>
        {formatCount(row.row + 1)}
      </td>
      <th scope="row" className={styles.code}>
        <AskedLink shown={shown} />
        {!isOneCountry && <span className={styles.country}> {row.countries.join(', ')}</span>}
      </th>
      <td className={styles.status}>
        <RowStatus state={state} />
      </td>
      <td className={styles.product} colSpan={isWide ? WIDE : undefined}>
        <span className={styles.line}>
          <RowProduct shown={shown} />
          {state === 'failed' && position !== undefined && (
            <Button
              variant="link"
              size="s"
              aria-label={tryRowAgain(row.row + 1)}
              onClick={() => retry([position])}
            >
              Try again
            </Button>
          )}
        </span>
      </td>
      {!isWide && <RowFigures summary={summary} isShown={hasEnded} />}
      <td data-number className={styles.took}>
        {hasEnded && formatDuration(outcome.ms)}
      </td>
    </tr>
  )
}, isSame)
