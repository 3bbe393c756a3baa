import { Fragment, useCallback, useContext, useMemo, useState } from 'react'
import { useColumnLayout } from '@/components/data-table/grid/columns/useColumnLayout.ts'
import { Grid } from '@/components/data-table/grid/Grid.tsx'
import { ReorderHandle } from '@/components/data-table/grid/move/ReorderHandle.tsx'
import type { Selection } from '@/components/data-table/grid/rows/createSelections.ts'
import { DetailRow } from '@/components/data-table/grid/rows/DetailRow.tsx'
import { useGridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { useOpenedRow } from '@/components/data-table/grid/rows/useOpenedRow.ts'
import { useRowBlocks } from '@/components/data-table/grid/rows/useRowBlocks.ts'
import { useSelectRows } from '@/components/data-table/grid/rows/useSelectRows.tsx'
import { gridColumns } from '@/components/data-table/gridColumns.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { isFigureColumn, type ColumnKey } from '@/domain/columns/columns.ts'
import { entryKey } from '@/domain/picked/productList.ts'
import type { RowsResult, RowEngine, RowSort, WorkRow } from '@/domain/rows/rowView.ts'
import { DifferenceReach } from '@/features/pricing/rowsMarket/DifferenceBar.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { isSameQuery } from '@/pages/collection/views/isSameQuery.ts'
import { detailsOf, ITEMS, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import type { RowsContext, RowTableColumn } from './columns.ts'
import { detailId, type RowActions, type RowOrder } from './rowActions.ts'
import { drawnRowColumn } from './RowCells.tsx'
import { RowLine } from './RowLine.tsx'
import { rowTitle } from './rowName.ts'
import styles from './RowsTable.module.css'

type Props = {
  engine: RowEngine
  rowsResult: RowsResult
  columns: readonly RowTableColumn[]
  source: CollectionSource
  sort: RowSort
  onSort: (column: ColumnKey, beside: boolean) => void
  selection: Selection<WorkRow>
  isMixed: boolean
  /** Whether the shown rows belong to the earlier filters. */
  isOlder: boolean
  /** The actions in a row; null when rows are read-only. */
  acts?: RowActions | null
  /** How rows are reordered by hand; absent or null when they can't be. */
  order?: RowOrder | null
}

const REMOVE = 'Remove'

/**
 * Returns the row at an index in the order that the user has just given them, before the engine has it; `order` is null when the
 * rows are sorted otherwise. The moved row is stored, because it may leave the rows that are read.
 */
function useOrdered(
  order: RowOrder | null,
  answeredAt: (index: number) => WorkRow | undefined,
  { first, last }: { first: number; last: number },
): (index: number) => WorkRow | undefined {
  const [moved, setMoved] = useState<WorkRow | null>(null)
  if (order === null) return answeredAt
  const { heldKey: movedKey } = order.reorder
  const byKey = new Map<string, WorkRow>()
  if (moved?.item) byKey.set(moved.item.key, moved)
  for (let index = first; index < last; index += 1) {
    const row = answeredAt(index)
    if (row?.item) byKey.set(row.item.key, row)
  }
  const movedRow = movedKey === null ? undefined : byKey.get(movedKey)
  if (movedRow !== undefined && movedRow !== moved) setMoved(movedRow)
  return (index) => {
    const entry = order.reorder.order[index]
    return entry && byKey.get(entryKey(entry))
  }
}

/** The row with the focus; `key` is the key of its item, null when it has none. */
type FocusedRow = { index: number; key: string | null }

/** The current place of the row with the focus, which may have moved; -1 when no row has it. */
function focusedPlace(focused: FocusedRow | null, order: RowOrder | null): number {
  if (focused === null) return -1
  if (order === null || focused.key === null) return focused.index
  return order.reorder.order.findIndex((entry) => entryKey(entry) === focused.key)
}

type MoveProps = { row: WorkRow; order: RowOrder; index: number; isInOrder: boolean }

/** The control that moves a row, beside its place in the collection. */
function Move({ row, order: { reorder, entryOf }, index, isInOrder }: MoveProps) {
  const key = row.item?.key ?? ''
  const entry = entryOf(key)
  const shown = isInOrder ? index + 1 : (row.item?.line ?? index + 1)
  if (entry === undefined) return null
  return (
    <span className={styles.move}>
      <ReorderHandle
        entry={entry}
        index={shown}
        title={rowTitle(row)}
        isMoving={reorder.heldKey === key}
        reorder={isInOrder ? reorder : null}
      />
      <span>{formatCount(shown)}</span>
    </span>
  )
}

/** The number of cells before the columns: checkbox, expander and picture. */
const LEADS = 3

/** The column totals over the filtered rows, and over the selected ones. */
function useRowTotals({ engine, rowsResult, columns, selection }: Props) {
  const { hasTotals } = useColumnLayout('workbench')
  const request = useCallback(async () => {
    if (!hasTotals) return []
    const keys = columns.map(({ id }) => id)
    const all = await engine.totals(keys, null)
    if (selection.rows.size === 0) return [all]
    const selected = await engine.totals(keys, [...selection.rows.keys()])
    return [all, { ...selected, groupLabel: 'selected' }]
  }, [engine, columns, selection.rows, hasTotals])
  return useAnswer(rowsResult, request).value ?? []
}

/** The columns with their cells and headers. These are memoised, because new objects would redraw every row. */
function useDrawn({ rowsResult, columns, source, isMixed, acts = null }: Props) {
  const columnLabel = useColumnNames()
  const currencyLabel = useContext(CurrencyLabel)
  return useMemo(() => {
    const context: RowsContext = {
      known: rowsResult,
      source: source.kind,
      columnLabel,
      isMixed,
      acts,
    }
    const drawn = columns.map((column) => drawnRowColumn(column, context))
    const pricesOf = (id: ColumnKey) => {
      const { min, max } = (isFigureColumn(id) && rowsResult.figures[id]) || {}
      return [min, max]
    }
    const heads = gridColumns(drawn, { rows: [], pricesOf, context, currencyLabel })
    return { columns: drawn, heads, context }
  }, [rowsResult, columns, source, columnLabel, isMixed, acts, currencyLabel])
}

/** The table of the filtered rows. */
export function RowsTable(props: Props) {
  const { engine, rowsResult, sort, onSort, selection, isOlder, acts = null, order = null } = props
  // A row that is edited, or that has the focus and can be moved, stays mounted while the page scrolls.
  const [focused, setFocused] = useState<FocusedRow | null>(null)
  const onFocusRow = useCallback(
    (index: number, key: string | null) => setFocused(index < 0 ? null : { index, key }),
    [],
  )
  const { opened, toggle, measure, follow } = useOpenedRow()
  // In a sorted or filtered table, a row's place differs from its place in the collection.
  const isInOrder = sort.length === 0 && rowsResult.matching === rowsResult.rows
  const view = useGridRows(rowsResult.matching, {
    areAwaited: true,
    focusedIndex: focusedPlace(focused, isInOrder ? order : null),
    opened: opened !== null && opened.index >= 0 ? opened : null,
    ...(order && { refs: order.refs }),
  })
  const { isStale, rowAt: answeredAt } = useRowBlocks<WorkRow, RowsResult>(
    engine.rows,
    rowsResult,
    view,
    isSameQuery,
  )
  const rowAt = useOrdered(isInOrder ? order : null, answeredAt, view)
  follow((index) => rowAt(index)?.item?.key ?? null, view)
  const all = useCallback(() => engine.allRows('matching'), [engine])
  const selecting = useSelectRows(
    COLLECTION_VIEWS.selectAll,
    rowsResult,
    { between: engine.rows, all },
    { selected: selection.rows, count: selection.rows.size, select: selection.select },
  )
  const totals = useRowTotals(props)
  const { columns, heads, context } = useDrawn(props)
  const { min: cheapest = 0, max: dearest = 0 } = rowsResult.figures.difference ?? {}
  return (
    <DifferenceReach value={Math.max(-(cheapest ?? 0), dearest ?? 0)}>
      <Grid
        table="workbench"
        caption={COLLECTION_VIEWS.rows}
        boxLabel={COLLECTION_VIEWS.rowsBox}
        isFramed
        className={styles.table}
        columns={heads}
        select={selecting.head}
        {...(order && { move: '#' })}
        {...(acts?.remove && { acts: REMOVE })}
        open={acts === null ? undefined : ITEMS.open}
        picture="thumb"
        sort={sort}
        onSort={onSort}
        rows={view}
        totals={totals}
        isBusy={isOlder || isStale}
      >
        {(index) => {
          const row = rowAt(index)
          if (row === undefined) return null
          const key = rowKey(row)
          const itemKey = row.item?.key
          const isOpened = acts !== null && itemKey !== undefined && opened?.key === itemKey
          return (
            // Movable rows are keyed by item, so that the focus stays on the moved row. Other keys are slots: sorting and
            // scrolling reuse elements, which saves drawing.
            <Fragment key={order ? itemKey : index % view.slots}>
              <RowLine
                row={row}
                index={index}
                columns={columns}
                context={context}
                isSelected={key === null ? null : selection.rows.has(key)}
                onSelect={selecting.one}
                isOpened={isOpened}
                onOpen={toggle}
                onFocusRow={onFocusRow}
                isMoving={order !== null && order.reorder.heldKey === itemKey}
                move={order && <Move {...{ row, order, index, isInOrder }} />}
              />
              {isOpened && (
                <DetailRow
                  key={itemKey}
                  id={detailId(itemKey)}
                  label={detailsOf(row.title ?? row.item?.given ?? '')}
                  columns={columns.length + LEADS + (order ? 1 : 0) + (acts.remove ? 1 : 0)}
                  onHeight={measure}
                >
                  {acts.renderDetail(row)}
                </DetailRow>
              )}
            </Fragment>
          )
        }}
      </Grid>
    </DifferenceReach>
  )
}
