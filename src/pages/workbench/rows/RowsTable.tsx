import { useContext, useRef, useCallback, useState } from 'react'
import { AwaitedRow } from '../../../grid/AwaitedRow.tsx'
import { ColumnHead } from '../../../grid/ColumnHead.tsx'
import { GapRow } from '../../../grid/GapRow.tsx'
import { useColumnLayout, type ColumnSizing } from '../../../grid/useColumnLayout.ts'
import { useRowBlocks } from '../../../grid/useRowBlocks.ts'
import { useRowWindow } from '../../../grid/useRowWindow.ts'
import { formatPrice } from '../../../lib/numbers/format.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import { COLUMNS, isFigureColumn, type ColumnKey, isPrice } from '../../../model/columns/columns.ts'
import { rowKey, type ResultRow } from '../../../model/resultSet/resultRow.ts'
import type { Look, RowEngine, RowSort } from '../../../model/workbench/rowView.ts'
import { DifferenceReach, DifferenceAxis } from '../../../position/setMarket/DifferenceBar.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { cssVars } from '../../../ui/styles/cssVars.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { WORKBENCH } from '../../../words/workbenchNames.ts'
import { RowLine } from './RowLine.tsx'
import styles from './RowsTable.module.css'
import type { RowSelection } from './rowSelection.ts'
import { isSameLook } from '../views/sameLook.ts'
import { type TableColumn } from './tableColumns.ts'

const failed = () => toast('The rows could not be read. Load the page again.', { tone: 'error' })

/** Selecting one row, all from the last one to this with Shift, or all that pass. */
function useSelectRows(engine: RowEngine, look: Look, { rows, select }: RowSelection) {
  const last = useRef<number | null>(null)
  // Which rows pass is not at hand: that all of them are selected is known of the press that did it, until the next.
  const [whole, setWhole] = useState<{ look: Look; rows: RowSelection['rows'] } | null>(null)
  // Made once: another function would be another row, for each of those that are drawn.
  const one = useCallback(
    (row: ResultRow, place: number, isSelected: boolean, isRange: boolean) => {
      const from = last.current
      last.current = place
      if (!isRange || from === null || from === place) {
        select([row], isSelected)
        return
      }
      const between = engine.rows(Math.min(from, place), Math.max(from, place) + 1)
      between.then((all) => select(all, isSelected), failed)
    },
    [engine, select],
  )
  return {
    isWhole: whole !== null && whole.look === look && whole.rows === rows,
    one,
    all: (isSelected: boolean) => {
      engine
        .allRows('matching')
        .then((passing) => setWhole({ look, rows: select(passing, isSelected) }), failed)
    },
  }
}

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

const SELECT = 36
const PICTURE = 44
/** The width of one, in px, by which the room for a currency label is counted. */
const DIGIT = 8
/** What the page offers the table beside the filters; the style sheet knows the step for narrower ones. */
const ROOM = 1090

/**
 * The rows that pass; of many only those in view are in the page, and a screen reader is told how many there are. Columns
 * that find no room scroll in a box as high as the screen, without the first three.
 */
export function RowsTable(props: Props) {
  const { engine, look, columns, sort, onSort, selection, isMixed, isOlder } = props
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { above, below, slots, ...window } = useRowWindow(look.matching, body, box)
  const { first, last } = window
  const { isStale, rowAt } = useRowBlocks<ResultRow, Look>(engine.rows, look, window, isSameLook)
  const selecting = useSelectRows(engine, look, selection)
  const unit = labelRoom(useContext(CurrencyLabel)) * DIGIT
  const layout = useColumnLayout('workbench')
  const usualWidth = ({ key, width }: TableColumn) => {
    if (!isFigureColumn(key) || COLUMNS[key].kind !== 'price') return width
    const { min = null, max = null } = look.figures[key] ?? {}
    return width + unit + figureRoom([formatPrice(min), formatPrice(max)]) * DIGIT
  }
  const widthOf = (column: TableColumn) => layout.widthOf(column.key, usualWidth(column))
  const { min: cheapest = 0, max: dearest = 0 } = look.figures.difference ?? {}
  const least = columns.reduce((sum, column) => sum + widthOf(column), SELECT + PICTURE)
  const span = columns.length + 2
  return (
    <DifferenceReach value={Math.max(-(cheapest ?? 0), dearest ?? 0)}>
      <div className={styles.room}>
        <section
          ref={box}
          className={classes(styles.box, least > ROOM && styles.wide)}
          aria-label={WORKBENCH.rowsBox}
          aria-busy={isOlder || isStale}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
          tabIndex={0}
          style={cssVars({ '--least': `${least}px` })}
        >
          <Table
            caption={WORKBENCH.rows}
            className={styles.table}
            sticky
            lines
            aria-rowcount={look.matching + 1}
          >
            <colgroup>
              <col style={{ width: SELECT }} />
              <col style={{ width: PICTURE }} />
              {columns.map((column) => (
                <col
                  key={column.key}
                  style={
                    // The title takes what is left, until it is given a width.
                    column.key === 'title' && layout.widthOf('title', 0) === 0
                      ? undefined
                      : { width: widthOf(column) }
                  }
                />
              ))}
            </colgroup>
            <RowsHead
              columns={columns}
              sort={sort}
              onSort={onSort}
              onResize={layout.resize}
              isMixed={isMixed}
              selected={selecting.isWhole ? 'all' : selection.rows.size > 0 ? 'some' : 'none'}
              onSelectAll={selecting.all}
            />
            <tbody ref={body}>
              <GapRow {...above} columns={span} />
              {Array.from({ length: last - first }, (_, at) => {
                const place = first + at
                const row = rowAt(place)
                if (row === undefined) {
                  return (
                    <AwaitedRow
                      key={place % slots}
                      place={place}
                      columns={span}
                      className={styles.awaited}
                    />
                  )
                }
                const key = rowKey(row)
                return (
                  <RowLine
                    // By its place: another order, and scrolling, fill the same rows, and the browser draws less.
                    key={place % slots}
                    row={row}
                    place={place}
                    columns={columns}
                    isSelected={key === null ? null : selection.rows.has(key)}
                    onSelect={selecting.one}
                  />
                )
              })}
              <GapRow {...below} columns={span} />
            </tbody>
          </Table>
        </section>
      </div>
    </DifferenceReach>
  )
}

type RowsHeadProps = {
  columns: readonly TableColumn[]
  sort: RowSort
  onSort: (column: ColumnKey, beside: boolean) => void
  onResize: ColumnSizing['resize']
  isMixed: boolean
  /** Of the rows that pass none, some or all, as far as it is known; rows that do not pass may be selected as well. */
  selected: 'none' | 'some' | 'all'
  onSelectAll: (isSelected: boolean) => void
}

const UNSORTED = 'Not sorted: nothing says which country a price belongs to.'

/** The columns: a press sorts by one, with Shift after those pressed before. */
function RowsHead(props: RowsHeadProps) {
  const { columns, sort, onSort, onResize, isMixed, selected, onSelectAll } = props
  return (
    <thead>
      <tr>
        <td className={styles.select}>
          <Checkbox
            hideLabel
            label={WORKBENCH.selectAll}
            checked={selected === 'all'}
            indeterminate={selected === 'some'}
            onChange={onSelectAll}
          />
        </td>
        <td className={styles.picture}>
          <span className="vh">Picture</span>
        </td>
        {columns.map(({ key, label, opensGroup }) => (
          <ColumnHead
            key={key}
            column={key}
            label={label}
            isNumber={isFigureColumn(key)}
            opensGroup={opensGroup}
            formula={COLUMNS[key].formula}
            axis={key === 'difference' && <DifferenceAxis />}
            sort={sort}
            onSort={onSort}
            onResize={(width, isOver) => onResize(key, width, isOver)}
            still={isMixed && isPrice(key) ? UNSORTED : undefined}
          />
        ))}
      </tr>
    </thead>
  )
}
