import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Minus from 'lucide-react/icons/minus'
import PanelRight from 'lucide-react/icons/panel-right'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { memo } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Spinner } from '../../../ui/panels/Spinner.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { BATCH, tryRowAgain, detailsOfRow } from '../../../words/batchNames.ts'
import { AskedLink } from '../AskedLink.tsx'
import type { EanStanding } from '../../../runs/answer/GivenLink.tsx'
import { RowCell } from './RowCell.tsx'
import { RowProduct } from './RowProduct.tsx'
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
  const isWide = state === 'invalid' || state === 'failed' || state === 'undecided'
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
      <th scope="row" data-stick="name" className={styles.code}>
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
    <td
      data-number={isNumber}
      data-group={opensGroup}
      data-field={key === 'yours' || undefined}
      className={styles[key]}
    >
      {key === 'row' && formatCount(row.row + 1)}
      {key === 'status' && <RowStatus state={state} />}
      {key !== 'row' && key !== 'status' && <RowCell shown={shown} column={key} />}
    </td>
  )
}

const STATUS = {
  waiting: { word: 'Waiting', sign: <Clock />, tone: styles.waiting },
  cancelled: { word: 'Not asked', sign: <Ban />, tone: styles.waiting },
  done: { word: 'Done', sign: <Check />, tone: styles.done },
  undecided: { word: BATCH.undecided, sign: <CircleQuestionMark />, tone: styles.undecided },
  'not found': { word: 'Not found', sign: <Minus />, tone: styles.missing },
  failed: { word: 'Failed', sign: <TriangleAlert />, tone: styles.failed },
  invalid: { word: 'Invalid', sign: <TriangleAlert />, tone: styles.failed },
} as const

/** How a row ended, as a sign; in the table its word is read out and said on hover, for the name needs the room. */
function RowStatus({ state }: Pick<ShownRow, 'state'>) {
  if (state === 'asking') return <Spinner label="Asking" hideLabel />
  const { word, sign, tone } = STATUS[state]
  return (
    <span className={classes(styles.state, tone)} title={word}>
      {sign}
      <span className={styles.word}>{word}</span>
    </span>
  )
}

function counted(count: number, one: string): string {
  return `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`
}

/** "2 records", "14 traits"; '' where the row has no more than its columns show. */
function wordsOf({ outcome }: ShownRow): string {
  if (outcome?.state !== 'done') return ''
  const { answer } = outcome
  if (answer.kind === 'id')
    return answer.traits.length > 0 ? counted(answer.traits.length, 'trait') : ''
  if (answer.kind === 'title') return counted(answer.candidates.length, 'candidate')
  return answer.kind === 'url' && answer.records.length > 0
    ? counted(answer.records.length, 'record')
    : ''
}

type DetailButtonProps = { shown: ShownRow; onDetails: (row: number) => void }

/** Opens what the table has no room for: records, traits, every offer. */
function DetailButton({ shown, onDetails }: DetailButtonProps) {
  const { row, outcome } = shown
  if (outcome?.state !== 'done') return null
  const words = wordsOf(shown)
  const label = detailsOfRow(row.row + 1)
  const open = () => onDetails(row.row)
  return words === '' ? (
    <IconButton
      className={styles.details}
      size="s"
      label={label}
      icon={<PanelRight />}
      aria-haspopup="dialog"
      onClick={open}
    />
  ) : (
    <Button
      className={styles.details}
      variant="link"
      size="s"
      aria-label={`${label}: ${words}`}
      aria-haspopup="dialog"
      onClick={open}
    >
      {words}
    </Button>
  )
}
