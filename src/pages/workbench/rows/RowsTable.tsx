import { useContext, useCallback } from 'react'
import { Grid } from '../../../grid/Grid.tsx'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import type { Selection } from '../../../grid/rows/createSelections.ts'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { useRowBlocks } from '../../../grid/rows/useRowBlocks.ts'
import { useSelectRows } from '../../../grid/rows/useSelectRows.tsx'
import { formatPrice } from '../../../lib/numbers/format.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import {
  columnFacts,
  isFigureColumn,
  type ColumnKey,
  isPrice,
} from '../../../model/columns/columns.ts'
import { columnTotal } from '../../../model/columns/formats.ts'
import { rowKey } from '../../../model/resultSet/resultRow.ts'
import type { Look, RowEngine, RowSort, WorkRow } from '../../../model/workbench/rowView.ts'
import { DifferenceReach, DifferenceAxis } from '../../../position/setMarket/DifferenceBar.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { WORKBENCH } from '../../../words/workbenchNames.ts'
import { RowLine } from './RowLine.tsx'
import styles from './RowsTable.module.css'
import { useAnswer } from '../useAnswer.ts'
import { isSameLook } from '../views/sameLook.ts'
import { type TableColumn } from './tableColumns.ts'

type Props = {
  engine: RowEngine
  look: Look
  columns: readonly TableColumn[]
  sort: RowSort
  onSort: (column: ColumnKey, beside: boolean) => void
  selection: Selection<WorkRow>
  isMixed: boolean
  /** What is shown belongs to the filters before these. */
  isOlder: boolean
}

const UNSORTED = 'Not sorted: nothing says which country a price belongs to.'
/** The width of one, in px, by which the room for a currency label is counted. */
const DIGIT = 8

/** What the columns come to over the rows that pass, and over those that are selected. */
function useRowTotals({ engine, look, columns, selection }: Props) {
  const { hasTotals } = useColumnLayout('workbench')
  const ask = useCallback(async () => {
    if (!hasTotals) return []
    const keys = columns.map(({ key }) => key)
    const all = await engine.totals(keys, null)
    if (selection.rows.size === 0) return [all]
    const selected = await engine.totals(keys, [...selection.rows.keys()])
    return [all, { ...selected, called: 'selected' }]
  }, [engine, columns, selection.rows, hasTotals])
  return useAnswer(look, ask).value ?? []
}

/** The rows that pass, as a table. */
export function RowsTable(props: Props) {
  const { engine, look, columns, sort, onSort, selection, isMixed, isOlder } = props
  const view = useGridRows(look.matching, { areAwaited: true })
  const { isStale, rowAt } = useRowBlocks<WorkRow, Look>(engine.rows, look, view, isSameLook)
  const all = useCallback(() => engine.allRows('matching'), [engine])
  const selecting = useSelectRows(
    WORKBENCH.selectAll,
    look,
    { between: engine.rows, all },
    { selected: selection.rows, count: selection.rows.size, select: selection.select },
  )
  const totals = useRowTotals(props)
  const unit = labelRoom(useContext(CurrencyLabel)) * DIGIT
  const widthOf = ({ key, width }: TableColumn) => {
    if (!isFigureColumn(key) || columnFacts(key).kind !== 'price') return width
    const { min = null, max = null } = look.figures[key] ?? {}
    return width + unit + figureRoom([formatPrice(min), formatPrice(max)]) * DIGIT
  }
  const { min: cheapest = 0, max: dearest = 0 } = look.figures.difference ?? {}
  return (
    <DifferenceReach value={Math.max(-(cheapest ?? 0), dearest ?? 0)}>
      <Grid
        table="workbench"
        caption={WORKBENCH.rows}
        boxLabel={WORKBENCH.rowsBox}
        isFramed
        className={styles.table}
        columns={columns.map((column) => ({
          ...column,
          width: widthOf(column),
          takesRest: column.key === 'title',
          isName: column.key === 'title',
          isNumber: isFigureColumn(column.key),
          formula: columnFacts(column.key).formula,
          axis: column.key === 'difference' && <DifferenceAxis />,
          still: isMixed && isPrice(column.key) ? UNSORTED : undefined,
          total: columnTotal(column.key, isMixed),
        }))}
        select={selecting.head}
        picture="thumb"
        sort={sort}
        onSort={onSort}
        rows={view}
        totals={totals}
        isBusy={isOlder || isStale}
      >
        {(place) => {
          const row = rowAt(place)
          if (row === undefined) return null
          const key = rowKey(row)
          return (
            <RowLine
              // By its place: another order, and scrolling, fill the same rows, and the browser draws less.
              key={place % view.slots}
              row={row}
              place={place}
              columns={columns}
              isSelected={key === null ? null : selection.rows.has(key)}
              onSelect={selecting.one}
            />
          )
        }}
      </Grid>
    </DifferenceReach>
  )
}
