import { memo } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { tryRowAgain } from '../../words/batchNames.ts'
import { AskedLink, type EanStanding } from './AskedLink.tsx'
import { DetailButton } from './DetailButton.tsx'
import { RowCell } from './RowCell.tsx'
import { RowProduct } from './RowProduct.tsx'
import { RowStatus } from './RowStatus.tsx'
import styles from './RowsTable.module.css'
import type { ShownRow } from './batchRows.ts'
import type { RowColumn } from './rowColumns.ts'

type Props = {
  shown: ShownRow
  columns: readonly RowColumn[]
  standing: EanStanding
  /** In the table, the head included, from 1. */
  place: number
  retry: (positions: readonly number[]) => void
  /** Shows everything that came of the row. */
  onDetails: (row: number) => void
  /** Keeps the row that is being written into. */
  onWrite: (row: number | null) => void
}

/** One row: what was asked, how it ended, and the market. */
export function RowLine({ place, onWrite, ...cells }: Props) {
  const { row, state } = cells.shown
  return (
    <tr
      data-row={row.row}
      aria-rowindex={place}
      data-state={state}
      onFocus={({ target }) => target instanceof HTMLInputElement && onWrite(row.row)}
      onBlur={() => onWrite(null)}
    >
      <Cells {...cells} />
    </tr>
  )
}

type CellsProps = Omit<Props, 'place' | 'onWrite'>

/** What a row says although nothing came of it. */
const OF_EVERY_ROW: ReadonlySet<string> = new Set(['row', 'code', 'country', 'status', 'took'])

/** Apart from the place: with the latest first, every row has another one whenever some are answered. */
const Cells = memo(function Cells(props: CellsProps) {
  const { shown, columns } = props
  const { state } = shown
  // A reason needs the room that figures would have.
  const isWide = state === 'invalid' || state === 'failed'
  const from = columns.findIndex(({ key }) => key === 'product')
  const to = columns.findIndex(({ key }, at) => at > from && OF_EVERY_ROW.has(key))
  const wide = (to < 0 ? columns.length : to) - from
  const drawn = isWide ? columns.filter((_, at) => at <= from || at >= from + wide) : columns
  return drawn.map((column) => (
    <Cell
      key={column.key}
      column={column}
      wide={isWide ? wide : undefined}
      isRecordBeside={columns.some(({ key }) => key === 'merchant')}
      {...props}
    />
  ))
})

type CellProps = Omit<CellsProps, 'columns'> & {
  column: RowColumn
  wide: number | undefined
  /** Merchant and price of the record have columns of their own. */
  isRecordBeside: boolean
}

function Cell(props: CellProps) {
  const { column, wide, isRecordBeside, shown, standing, retry, onDetails } = props
  const { row, state } = shown
  const { key, isNumber, opensGroup } = column
  if (key === 'code') {
    return (
      <th scope="row" className={styles.code}>
        <AskedLink shown={shown} standing={standing} />
      </th>
    )
  }
  if (key === 'product') {
    const position = row.ask?.position
    return (
      <td className={styles.product} colSpan={wide}>
        <span className={styles.line}>
          <RowProduct shown={shown} isRecordBeside={isRecordBeside} />
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
          <DetailButton shown={shown} onDetails={onDetails} />
        </span>
      </td>
    )
  }
  return (
    <td data-number={isNumber} data-group={opensGroup} className={styles[key]}>
      {key === 'row' && formatCount(row.row + 1)}
      {key === 'status' && <RowStatus state={state} />}
      {key !== 'row' && key !== 'status' && <RowCell shown={shown} column={key} />}
    </td>
  )
}
