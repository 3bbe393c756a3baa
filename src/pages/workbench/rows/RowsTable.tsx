import { useContext, useCallback } from 'react'
import { Grid } from '../../../grid/Grid.tsx'
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
import { rowKey, type ResultRow } from '../../../model/resultSet/resultRow.ts'
import type { Look, RowEngine, RowSort } from '../../../model/workbench/rowView.ts'
import { DifferenceReach, DifferenceAxis } from '../../../position/setMarket/DifferenceBar.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { WORKBENCH } from '../../../words/workbenchNames.ts'
import { RowLine } from './RowLine.tsx'
import styles from './RowsTable.module.css'
import type { RowSelection } from './rowSelection.ts'
import { isSameLook } from '../views/sameLook.ts'
import { type TableColumn } from './tableColumns.ts'

type Props = {
  engine: RowEngine
  look: Look
  columns: readonly TableColumn[]
  sort: RowSort
  onSort: (column: ColumnKey, beside: boolean) => void
  selection: RowSelection
  isMixed: boolean
  /** What is shown belongs to the filters before these. */
  isOlder: boolean
}

const UNSORTED = 'Not sorted: nothing says which country a price belongs to.'
/** The width of one, in px, by which the room for a currency label is counted. */
const DIGIT = 8
/** The rows that pass, as a table. */
export function RowsTable(props: Props) {
  const { engine, look, columns, sort, onSort, selection, isMixed, isOlder } = props
  const view = useGridRows(look.matching, { areAwaited: true })
  const { isStale, rowAt } = useRowBlocks<ResultRow, Look>(engine.rows, look, view, isSameLook)
  const all = useCallback(() => engine.allRows('matching'), [engine])
  const selecting = useSelectRows(
    WORKBENCH.selectAll,
    look,
    { between: engine.rows, all },
    { selected: selection.rows, count: selection.rows.size, select: selection.select },
  )
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
        }))}
        select={selecting.head}
        hasPicture
        sort={sort}
        onSort={onSort}
        rows={view}
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
