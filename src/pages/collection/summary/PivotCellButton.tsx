import { useContext } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { PivotCell } from '@/domain/rows/rowView.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import { measureFormat } from './measureFormat.ts'
import type { CellMark } from './pivotMarks.ts'
import { pivotCellNamed } from './summaryNames.ts'
import type { PivotState } from './usePivot.ts'
import styles from './PivotTable.module.css'

type Props = {
  cell: PivotCell
  mark: CellMark
  /** Whether the row of this cell has further cells that are not shown. */
  isPart: boolean
  state: PivotState
  down: string
  across: string
  /** The row and column of the cell as "row column", by which the grid's keyboard navigation finds it; `tab` is its tabindex. */
  at: string
  tab: 0 | -1
  onClick: () => void
}

const rowsOf = (count: number) => plural(count, 'row')

/** A cell of the heat table: a figure, and how many rows it is calculated from. A click shows these rows. */
export function PivotCellButton({
  cell,
  mark,
  isPart,
  state,
  down,
  across,
  at,
  tab,
  onClick,
}: Props) {
  const label = useContext(CurrencyLabel)
  const { value, n, rows, index } = cell
  if (rows === 0) {
    return (
      <span data-cell={at} tabIndex={tab} className={styles.none}>
        <EmptyValue what={`${down}, ${across}: no rows`} />
      </span>
    )
  }
  const { isCount, hasN, isPrice, write } = measureFormat(state)
  const figure = write(value)
  const accessibleName = pivotCellNamed({
    down,
    across,
    words: [
      value === null ? 'no values' : isPrice ? withCurrencyLabel(label, figure) : figure,
      // Both parts of the cell's text: first the figure, then the number of rows.
      !hasN
        ? index === null
          ? null
          : `price index ${formatIndex(index)}`
        : n === rows
          ? rowsOf(rows)
          : `${formatCount(n)} of ${rowsOf(rows)} with values`,
      mark.extreme && `${mark.extreme} ${isPart ? 'of those shown' : 'in its row'}`,
    ],
  })
  return (
    <button
      type="button"
      data-cell={at}
      tabIndex={tab}
      className={styles.press}
      aria-label={accessibleName}
      onClick={onClick}
    >
      {mark.extreme && (
        <svg viewBox="0 0 8 8" className={classes(styles.sign, styles[mark.extreme])}>
          <path d={mark.extreme === 'lowest' ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
        </svg>
      )}
      <span title={accessibleName} className={isCount ? styles.count : undefined}>
        {isPrice && value !== null && <CurrencyPrefix />}
        {figure}
      </span>{' '}
      <span className={styles.n}>
        {hasN ? formatCount(n) : index !== null && formatIndex(index)}
      </span>
    </button>
  )
}
