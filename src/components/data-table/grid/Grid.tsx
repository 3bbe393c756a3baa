import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { rem, textScale } from '@/components/ui/browser/textScale.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { ColumnTotal } from '@/lib/numbers/totals.ts'
import type { SortKeys } from '@/lib/sortKeys.ts'
import { ColumnHead } from './columns/ColumnHead.tsx'
import { useColumnLayout, type TableName } from './columns/useColumnLayout.ts'
import { GapRow, LateRows } from './rows/GapRow.tsx'
import { TotalRow, type GridTotals } from './rows/TotalRow.tsx'
import type { GridRows } from './rows/useGridRows.ts'
import { useRestoredScroll } from './useRestoredScroll.ts'
import styles from './Grid.module.css'

export type GridColumn<Key extends string> = {
  key: Key
  label: ReactNode
  /** The full label, for when the header truncates it. */
  title?: string | undefined
  /** The width in px at the default text size; with `takesRest`, the minimum. */
  width: number
  takesRest?: boolean | undefined
  /** The column names the row: its cells stay visible while the others scroll. */
  isName?: boolean | undefined
  isNumber?: boolean | undefined
  /** Whether a hairline separates the column from the one before. */
  opensGroup?: boolean | undefined
  /** How the app calculates the column’s figure; absent for a received one. */
  formula?: string | undefined
  /** A note about the column. */
  explanation?: string | undefined
  /** The axis below the name, if the cells share a scale. */
  axis?: ReactNode
  /** Why rows can’t be sorted by the column. */
  whyNotSortable?: string | undefined
  /** The total of the column’s figures, if it has one. */
  total?: ColumnTotal | undefined
}

type Props<Key extends string> = {
  /** The name under which the table’s column layout is stored. */
  table: TableName
  caption: string
  /** The accessible name of the scrolling box. */
  boxLabel: string
  /** The columns in display order. */
  columns: readonly GridColumn<Key>[]
  /** Headers of the fixed cells before the columns: move, select, open and picture. */
  move?: ReactNode
  select?: ReactNode
  open?: string | undefined
  picture?: keyof typeof PICTURES
  /** The header of the actions column, after the others. */
  acts?: string
  /** The width of the actions column, in px at the default text size; room for one small button by default. */
  actsWidth?: number
  sort: SortKeys<Key>
  onSort: (column: Key, beside: boolean) => void
  rows: GridRows
  /** The column totals: over all rows shown, and over the selected ones. */
  totals?: readonly GridTotals<Key>[]
  /** Whether the rows shown are out of date. */
  isBusy?: boolean
  /** Whether the table has a frame, because it is outside a panel. */
  isFramed?: boolean
  className?: string | undefined
  /** Content below the rows, for example if there are none. */
  footer?: ReactNode
  /**
   * Draws the row at an index, from 0, with its cells marked like the headers (`data-stick`, `data-column`); null for a row that
   * is still loading.
   */
  children: (index: number) => ReactNode
}

/** Widths of the cells before the columns, in px at the default text size. */
const LEADS = { move: 64, select: 36, open: 36 }
const PICTURES = { thumb: 44, small: 56 }
const ACTS = 48

/** Whether the columns need more width than there is. `least` is the width they need, in px at the default text size. */
function useIsTight(container: RefObject<HTMLElement | null>, least: number): boolean {
  const [isTight, setTight] = useState(false)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    // The observer also reports the initial size.
    const sizes = new ResizeObserver(() => setTight(element.clientWidth < least * textScale()))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [container, least])
  return isTight
}

/**
 * The table component. Of many rows only those in view are in the DOM, and screen readers get the number of all. Columns that
 * don’t fit scroll in a box as high as the screen, with a fixed header and row name. On a phone the page’s style sheet lays rows
 * out as lines.
 */
export function Grid<Key extends string>(props: Props<Key>) {
  const { table, caption, boxLabel, columns, move, select, open, picture, acts, sort } = props
  const { actsWidth = ACTS } = props
  const { onSort, rows, totals = [], isBusy, isFramed, className, footer, children } = props
  const container = useRef<HTMLDivElement>(null)
  const layout = useColumnLayout(table)
  const { box, body, count, first, last, slots, above, below } = rows
  useRestoredScroll(box)
  useLayoutEffect(() => answerPart(container.current), [])
  const leadWidths = {
    move: move === undefined ? 0 : LEADS.move,
    select: select === undefined ? 0 : LEADS.select,
    open: open === undefined ? 0 : LEADS.open,
    picture: picture === undefined ? 0 : PICTURES[picture],
  }
  const leads = (['move', 'select', 'open', 'picture'] as const).filter(
    (name) => leadWidths[name] > 0,
  )
  const lead = leads.reduce((sum, name) => sum + leadWidths[name], 0)
  const shownTotals = layout.hasTotals && count > 0 ? totals : []
  const widthOf = ({ key, width }: GridColumn<Key>) => layout.widthOf(key, width)
  const least = columns.reduce(
    (sum, column) => sum + widthOf(column),
    lead + (acts === undefined ? 0 : actsWidth),
  )
  const isTight = useIsTight(container, least)
  const span = leads.length + columns.length + (acts === undefined ? 0 : 1)
  const lines = Array.from({ length: last - first }, (_, at) => children(first + at) ?? null)
  return (
    <div ref={container}>
      <section
        ref={box}
        className={classes(styles.box, isFramed && styles.framed, isTight && styles.tight)}
        aria-label={boxLabel}
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
        tabIndex={0}
        style={cssVars({
          '--least': rem(least),
          '--lead': rem(lead),
          '--before-select': rem(leadWidths.move),
          '--before-open': rem(leadWidths.move + leadWidths.select),
          '--before-picture': rem(lead - leadWidths.picture),
        })}
      >
        <Table
          caption={caption}
          className={classes(styles.table, className)}
          sticky
          lines
          data-totals={shownTotals.length > 0 || undefined}
          aria-rowcount={count + 1 + shownTotals.length}
        >
          <colgroup>
            {leads.map((name) => (
              <col key={name} style={{ width: rem(leadWidths[name]) }} />
            ))}
            {columns.map((column) => (
              <col
                key={column.key}
                // The width of a column that takes the rest of the table is free until the user sets one.
                style={
                  column.takesRest && layout.widthOf(column.key, 0) === 0
                    ? undefined
                    : { width: rem(widthOf(column)) }
                }
              />
            ))}
            {acts !== undefined && <col style={{ width: rem(actsWidth) }} />}
          </colgroup>
          <thead>
            <tr>
              {move !== undefined && <td data-stick="move">{move}</td>}
              {select !== undefined && <td data-stick="select">{select}</td>}
              {open !== undefined && (
                <td data-stick="open">
                  <span className="vh">{open}</span>
                </td>
              )}
              {picture !== undefined && (
                <td data-stick="picture">
                  <span className="vh">Picture</span>
                </td>
              )}
              {columns.map(({ key, ...column }) => (
                <ColumnHead
                  key={key}
                  column={key}
                  {...column}
                  sort={sort}
                  onSort={onSort}
                  onResize={(width, isOver) => layout.resize(key, width, isOver)}
                />
              ))}
              {acts !== undefined && (
                <td>
                  <span className="vh">{acts}</span>
                </td>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            <GapRow {...above} columns={span} />
            {lines.map(
              (line, at) =>
                line ?? <AwaitedRow key={(first + at) % slots} index={first + at} columns={span} />,
            )}
            <LateRows rows={lines.filter((line) => line === null).length} columns={span} />
            <GapRow {...below} columns={span} />
          </tbody>
          {shownTotals.length > 0 && (
            <tfoot>
              {shownTotals.map((each, at) => (
                <TotalRow
                  key={each.groupLabel ?? ''}
                  totals={each}
                  columns={columns}
                  leads={leads.length}
                  hasActs={acts !== undefined}
                  index={count + 2 + at}
                />
              ))}
            </tfoot>
          )}
        </Table>
        {footer}
      </section>
    </div>
  )
}

type AwaitedRowProps = {
  /** The row’s index in the table, from 0, without the header. */
  index: number
  columns: number
}

/** A row that a worker has not delivered yet; it is as high as the others. */
function AwaitedRow({ index, columns }: AwaitedRowProps) {
  return (
    <tr data-row={index} data-awaited="" aria-rowindex={index + 2}>
      <td colSpan={columns}>
        <Skeleton width="40%" />
      </td>
    </tr>
  )
}
