import { useMemo, useRef, useState } from 'react'
import { ColumnHead } from '../../../grid/ColumnHead.tsx'
import { GapRow } from '../../../grid/GapRow.tsx'
import { useColumnLayout, type ColumnSizing } from '../../../grid/useColumnLayout.ts'
import { useKeptPlace } from '../../../grid/useKeptPlace.ts'
import { useRowWindow } from '../../../grid/useRowWindow.ts'
import { useWholeOnPaper } from '../../../grid/useWholeOnPaper.ts'
import { formatPrice } from '../../../lib/numbers/format.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import { nextSort } from '../../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { Table } from '../../../ui/tables/Table.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { cssVars } from '../../../ui/styles/cssVars.ts'
import { BATCH } from '../../../words/batchNames.ts'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import type { EanStanding } from '../AskedLink.tsx'
import { RowLine } from './RowLine.tsx'
import styles from './RowsTable.module.css'
import type { ShownRow } from './batchRows.ts'
import type { BatchSort } from '../batchState.ts'
import { type RowColumn, wordsOf } from './rowColumns.ts'
import { highestPrice } from './rowValues.ts'

type Props = {
  job: BatchJob
  rows: readonly ShownRow[]
  columns: readonly RowColumn[]
  reference: ReferenceWords
  standing: EanStanding
  sort: BatchSort
  onSort: (sort: BatchSort) => void
  onDetails: (row: number) => void
}

/** The width of one, in px, by which the room for a currency label and for long prices is counted. */
const DIGIT = 8
/** What a cell keeps clear on both sides of its figure, in px. */
const CELL_EDGES = 14
/** What the page offers the table at its widest; the style sheet knows the step for narrower ones. */
const ROOM = 1100

/**
 * The rows; of many only those in view are in the page, and a screen reader is told how many there are. Columns that find
 * no room scroll in a box as high as the screen, without the code.
 */
export function RowsTable(props: Props) {
  const { job, rows, reference, standing, sort, onSort, onDetails } = props
  const layout = useColumnLayout('batch')
  const { arrange } = layout
  // The same list for the same columns: another one would draw each row anew.
  const columns = useMemo(() => arrange(props.columns), [props.columns, arrange])
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  // The row with the focus in a field is being written into: it stays while the page scrolls by.
  const [written, setWritten] = useState<number | null>(null)
  const keep = useMemo(
    () => (written === null ? -1 : rows.findIndex(({ row }) => row.row === written)),
    [rows, written],
  )
  const inView = useRowWindow(rows.length, body, box, keep)
  const { first, last, above, below } = useWholeOnPaper(inView, rows.length)
  useKeptPlace(box)
  const labelOf = useCurrencyLabel()
  const unit = Math.max(...job.batch.groups.map((group) => labelRoom(labelOf(group)))) * DIGIT
  const longest = formatPrice(useMemo(() => highestPrice(rows), [rows]))
  const usualWidth = ({ width, isPrice }: RowColumn) => {
    if (!isPrice) return width
    const fits = Math.floor((width - CELL_EDGES) / DIGIT)
    return width + unit + figureRoom([longest], fits) * DIGIT
  }
  const widthOf = (column: RowColumn) => layout.widthOf(column.key, usualWidth(column))
  const least = columns.reduce((sum, column) => sum + widthOf(column), 0)
  return (
    <div className={styles.room}>
      <section
        ref={box}
        className={classes(styles.box, least > ROOM && styles.wide)}
        aria-label={BATCH.rowsBox}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
        tabIndex={0}
        style={cssVars({ '--least': `${least}px` })}
      >
        <Table caption={BATCH.rows} className={styles.table} sticky aria-rowcount={rows.length + 1}>
          <colgroup>
            {columns.map((column) => (
              <col
                key={column.key}
                style={
                  // The product takes what is left, until it is given a width.
                  column.key === 'product' && layout.widthOf('product', 0) === 0
                    ? undefined
                    : { width: widthOf(column) }
                }
              />
            ))}
          </colgroup>
          <RowsHead
            columns={columns}
            reference={reference}
            sort={sort}
            onSort={onSort}
            onResize={layout.resize}
          />
          <tbody ref={body}>
            <GapRow {...above} columns={columns.length} />
            {rows.slice(first, last).map((shown, place) => (
              <CurrencyLabel key={shown.row.row} value={labelOf(shown.row.countries)}>
                <RowLine
                  shown={shown}
                  columns={columns}
                  standing={standing}
                  place={first + place + 2}
                  retry={job.retry}
                  onDetails={onDetails}
                  onWrite={setWritten}
                />
              </CurrencyLabel>
            ))}
            <GapRow {...below} columns={columns.length} />
          </tbody>
        </Table>
      </section>
    </div>
  )
}

type RowsHeadProps = {
  columns: readonly RowColumn[]
  reference: ReferenceWords
  sort: BatchSort
  onSort: (sort: BatchSort) => void
  onResize: ColumnSizing['resize']
}

/** The columns: a press sorts by one, with Shift after those pressed before; by none the latest stand first. */
function RowsHead({ columns, reference, sort, onSort, onResize }: RowsHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, isNumber, opensGroup, formula }) => (
          <ColumnHead
            key={key}
            column={key}
            label={wordsOf(label, reference)}
            title={wordsOf(label, reference)}
            isNumber={isNumber}
            opensGroup={opensGroup}
            formula={formula && wordsOf(formula, reference)}
            sort={sort}
            onSort={(column, beside) => onSort(nextSort(sort, column, beside))}
            onResize={(width, isOver) => onResize(key, width, isOver)}
          />
        ))}
      </tr>
    </thead>
  )
}
