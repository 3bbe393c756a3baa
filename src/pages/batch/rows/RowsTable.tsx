import { useMemo, useState } from 'react'
import { Grid } from '../../../grid/Grid.tsx'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { useTotals } from '../../../grid/rows/useTotals.ts'
import { formatPrice } from '../../../lib/numbers/format.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import { nextSort, shownOrder } from '../../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { BATCH } from '../../../words/batchNames.ts'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import type { EanStanding } from '../../../runs/answer/GivenLink.tsx'
import { RowLine } from './RowLine.tsx'
import styles from './RowsTable.module.css'
import type { ShownRow } from './batchRows.ts'
import type { BatchSort, BatchState } from '../batchState.ts'
import { totalOfColumn, type RowColumn, wordsOf } from './rowColumns.ts'
import { figureIn, highestPrice } from './rowValues.ts'

type Props = {
  job: BatchJob
  rows: readonly ShownRow[]
  columns: readonly RowColumn[]
  reference: ReferenceWords
  standing: EanStanding
  sort: BatchSort
  /** Without a sort the rows stand by the column that it names. */
  top: BatchState['top']
  onSort: (sort: BatchSort) => void
  onDetails: (row: number) => void
}

/** The width of one, in px, by which the room for a currency label and for long prices is counted. */
const DIGIT = 8
/** What a cell keeps clear on both sides of its figure, in px. */
const CELL_EDGES = 14
/** The rows of a batch, and what of the market each of them says. */
export function RowsTable(props: Props) {
  const { job, rows, reference, standing, sort, top, onSort, onDetails } = props
  const { arrange } = useColumnLayout('batch')
  // The same list for the same columns: another one would draw each row anew.
  const columns = useMemo(() => arrange(props.columns), [props.columns, arrange])
  // The row with the focus in a field is being written into: it stays while the page scrolls by.
  const [written, setWritten] = useState<number | null>(null)
  const keep = useMemo(
    () => (written === null ? -1 : rows.findIndex(({ row }) => row.row === written)),
    [rows, written],
  )
  const view = useGridRows(rows.length, { keep })
  const labelOf = useCurrencyLabel()
  const unit = Math.max(...job.batch.groups.map((group) => labelRoom(labelOf(group)))) * DIGIT
  const longest = formatPrice(useMemo(() => highestPrice(rows), [rows]))
  const widthOf = ({ width, isPrice }: RowColumn) => {
    if (!isPrice) return width
    const fits = Math.floor((width - CELL_EDGES) / DIGIT)
    return width + unit + figureRoom([longest], fits) * DIGIT
  }
  const isMixed = job.batch.groups.flat().length > 1
  const summed = useMemo(
    () => columns.map((column) => ({ key: column.key, total: totalOfColumn(column, isMixed) })),
    [columns, isMixed],
  )
  const totals = useTotals('batch', { rows, columns: summed, figureOf: figureIn })
  const [only = []] = job.batch.groups
  return (
    <CurrencyLabel value={isMixed ? '' : labelOf(only)}>
      <Grid
        table="batch"
        caption={BATCH.rows}
        boxLabel={BATCH.rowsBox}
        className={styles.table}
        columns={columns.map((column) => ({
          ...column,
          label: wordsOf(column.label, reference),
          title: wordsOf(column.label, reference),
          width: widthOf(column),
          takesRest: column.key === 'product',
          isName: column.key === 'code',
          formula: column.formula && wordsOf(column.formula, reference),
          total: totalOfColumn(column, isMixed),
        }))}
        sort={shownOrder(sort, top)}
        onSort={(column, beside) => onSort(nextSort(sort, column, beside))}
        rows={view}
        totals={totals}
      >
        {(place) => {
          const shown = rows[place]
          return (
            shown && (
              <CurrencyLabel key={shown.row.row} value={labelOf(shown.row.countries)}>
                <RowLine
                  shown={shown}
                  columns={columns}
                  standing={standing}
                  place={place + 2}
                  retry={job.retry}
                  onDetails={onDetails}
                  onWrite={setWritten}
                />
              </CurrencyLabel>
            )
          )
        }}
      </Grid>
    </CurrencyLabel>
  )
}
