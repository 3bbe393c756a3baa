/**
 * The one definition of the group columns, for the summary's table, its file and the report tables. Cell renderers are in
 * GroupCells.tsx, because reports are made without components or style sheets.
 */
import { sortedRows } from '@/components/data-table/columnState.ts'
import { defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import {
  columnFacts,
  figureKind,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import { formatMeasured } from '@/domain/columns/formats.ts'
import { isSizeColumn } from '@/domain/columns/valueOrder.ts'
import type { GroupFigures, RowFilter, RowGroups, RowsResult } from '@/domain/rows/rowView.ts'
import type { GroupSort } from '@/domain/rows/summaryState.ts'
import { inSentence } from '@/lib/numbers/format.ts'
import { shareOf } from '@/lib/numbers/offerStatistics.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { orderBy, type SortValue } from '@/lib/sortKeys.ts'
import { valueName } from './valueName.ts'

export type GroupLine = GroupFigures & {
  name: string
  /** The place of the group in the table's order; null for all products. */
  place: number | null
  /** The share of the group among all products, in percent. */
  share: number | null
}

export type GroupContext = {
  /** What the cells are drawn with; null for a file or report, which draws none. */
  drawn: {
    rowsResult: RowsResult
    /** The names of all groups, which can be merged. */
    names: readonly string[]
    /** The axis of the bars of the price index, which start at 100. */
    axis: PriceAxis
    /** The tolerance in percent: a difference up to it counts as at market. */
    tolerance: number
    onNarrow: (change: Partial<RowFilter>) => void
  } | null
}

export type GroupTableColumn = DataColumn<GroupLine, string, GroupContext>

/** Shown in place of a figure when no product of the group has one. */
export const NO_VALUES = 'no values'

/** The label of the row for all products. */
const ALL_PRODUCTS = 'All products'

/** The share of products above the market among those with a price index, in percent. */
const shareAbove = ({ counts, compared }: GroupFigures) => shareOf(counts.above, compared)

export const hasPosition = ({ counts: { above, at, below, onlyYou } }: GroupFigures): boolean =>
  above + at + below + onlyYou > 0

const ofPosition = {
  needs: (lines: readonly GroupLine[]) => lines.some(hasPosition),
} as const

const counted = (id: string, header: string, of: (line: GroupLine) => number) =>
  ({
    ...ofPosition,
    id,
    header,
    kind: 'count',
    footer: null,
    accessor: of,
    isFileOnly: true,
  }) as const

/** The columns of the groups' table. `what` is the name of the figure, such as "your price". */
export function groupTableColumns(
  by: GroupColumn,
  figure: FigureColumn,
  what: string,
): readonly GroupTableColumn[] {
  const measured = {
    kind: figureKind(figure),
    format: (value: number) => formatMeasured(figure, value),
    footer: null,
    empty: NO_VALUES,
    // A column without any value is hidden.
    needs: (lines: readonly GroupLine[]) => lines.some(({ n }) => n > 0),
    ...(columnFacts(figure).hasZero === true && { hasZero: true as const }),
    report: figureKind(figure) === 'price' ? ({ kind: 'worked out' } as const) : {},
  } as const
  const header = (of: string) => ({ header: of, file: { header: `${of} ${inSentence(what)}` } })
  return defineColumns<GroupLine, GroupContext>()([
    { id: 'place', header: '#', kind: 'count', accessor: ({ place }) => place, file: null },
    {
      id: 'name',
      header: columnFacts(by).label,
      kind: 'text',
      accessor: ({ name }) => name,
      isName: true,
      report: { kind: by === 'merchant' ? 'merchant' : 'text' },
    },
    {
      id: 'products',
      header: 'Products',
      kind: 'count',
      footer: null,
      accessor: ({ rows }) => rows,
    },
    {
      id: 'share',
      header: 'Share',
      kind: 'percent',
      footer: null,
      accessor: ({ share }) => share,
      formula: 'products of the group ÷ all products × 100',
      report: { kind: 'share' },
    },
    {
      ...measured,
      ...header('Lowest'),
      id: 'lowest',
      opensGroup: true,
      accessor: (line) => line.lowest,
    },
    {
      ...measured,
      ...header('Median'),
      id: 'median',
      accessor: (line) => line.median,
      formula: `the median of ${inSentence(what)}, where it is above 0`,
    },
    {
      ...measured,
      ...header('Mean'),
      id: 'mean',
      accessor: (line) => line.mean,
      formula: `the mean of ${inSentence(what)}, where it is above 0`,
    },
    { ...measured, ...header('Highest'), id: 'highest', accessor: (line) => line.highest },
    {
      id: 'index',
      header: 'Index',
      kind: 'points',
      footer: null,
      opensGroup: true,
      accessor: ({ index }) => index,
      empty: 'no price index',
      formula: 'the mean of the price indices of the products, 100 = compared with',
      needs: (lines) => lines.some(({ index }) => index !== null),
      file: { header: 'Price index' },
      report: { header: 'Price index' },
    },
    {
      id: 'bar',
      header: 'Index as a bar',
      kind: 'text',
      accessor: () => null,
      needs: (lines) => lines.some(({ index }) => index !== null),
      file: null,
    },
    {
      ...ofPosition,
      id: 'position',
      header: 'Price position, above',
      kind: 'percent',
      footer: null,
      opensGroup: true,
      accessor: shareAbove,
      formula: 'products above the market ÷ products with a price index × 100',
      file: { header: 'Above market' },
      report: { header: 'Above market', kind: 'share' },
    },
    counted('compared', 'With a price index', ({ compared }) => compared),
    counted('above', 'Products above market', ({ counts }) => counts.above),
    counted('at', 'Products at market', ({ counts }) => counts.at),
    counted('below', 'Products below market', ({ counts }) => counts.below),
    counted('onlyYou', 'Only you sell', ({ counts }) => counts.onlyYou),
  ])
}

/** A group with its figures as a row of the table. `all` are the figures of all products, from which shares are computed. */
export const groupLine = (
  group: GroupFigures,
  all: Pick<GroupFigures, 'rows'>,
  by: GroupColumn,
  place: number | null,
): GroupLine => ({
  ...group,
  name: group.value === null ? ALL_PRODUCTS : valueName(by, group.value),
  share: shareOf(group.rows, all.rows),
  place,
})

/** The sort key of a group's name: names in alphabetical order, sizes from small to large, rows without a name last. */
const nameKey = (by: GroupColumn, { value, name }: GroupLine, at: number): SortValue => {
  if (value === '') return null
  return isSizeColumn(by) ? at : name
}

/** The sorted groups with their places in the order; groups with fewer products than `least` are left out. */
export function groupLines(
  { groups, all }: RowGroups,
  columns: readonly GroupTableColumn[],
  { by, sort, least }: { by: GroupColumn; sort: GroupSort; least: number },
): GroupLine[] {
  const lines = groups
    .filter(({ rows }) => rows >= least)
    .map((group) => groupLine(group, all, by, null))
    // Among equal figures, too, the rows without a name come last.
    .toSorted((a, b) => Number(a.value === '') - Number(b.value === ''))
  const ordered =
    sort.column === 'name'
      ? orderBy([...lines.entries()], [sort], ([at, line]) => nameKey(by, line, at)).map(
          ([, line]) => line,
        )
      : sortedRows(columns, lines, [sort])
  return ordered.map((line, at) => ({ ...line, place: at + 1 }))
}
