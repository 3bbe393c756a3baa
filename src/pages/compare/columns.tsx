/** The columns of a comparison: the name of the field, then the products. Its rows are the fields of the field registry. */
import { defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import { COMPARE, GROUPS, type GroupKey } from '@/words/compareNames.ts'
import type { Comparison } from './comparison.ts'
import { unlikeBase, type CompareRow } from './rows/compareRows.ts'
import { fileCell } from './rows/fileCell.ts'
import { ColumnHead } from './table/ColumnHead.tsx'
import { FieldCell, ProductCell } from './table/RowCells.tsx'
import styles from './table/CompareTable.module.css'

/** A row of the comparison. Rows that are only in files have `differs` null, and may have no group. */
export type CompareTableRow = Omit<CompareRow, 'group' | 'differs'> & {
  group: GroupKey | null
  differs: boolean | null
}

/** What the cells on the page need in addition to the comparison; files don't need it. */
export type PageCellContext = {
  country: string
  /** How each product is shown, by its index: a small screen shows only the two products `anchor` and `beside`. */
  places: readonly ('anchor' | 'beside' | 'off')[]
  onRemove: (id: string, name: string) => void
}

type CompareColumn = DataColumn<CompareTableRow, string, null>

/**
 * The kinds of cells with figures, which are aligned for comparison; cells of other kinds are marked in words when they differ.
 */
const NUMBERS = new Set(['offer', 'mrp', 'discount', 'figure', 'rating', 'moment', 'market'])

/** Whether a row has figures, so that a missing one is aligned like the others. */
const isNumeric = ({ cells }: CompareTableRow) =>
  cells.some((cell) => cell !== null && NUMBERS.has(cell.kind))

export function compareColumns(
  comparison: Comparison,
  drawn: PageCellContext | null,
): readonly CompareColumn[] {
  const { columns, base, marks } = comparison
  const unlikeInRow = new Map<CompareTableRow, readonly boolean[]>()
  const isUnlike = (row: CompareTableRow, index: number): boolean => {
    const unlike = unlikeInRow.get(row) ?? unlikeBase(row, base)
    unlikeInRow.set(row, unlike)
    return unlike[index] === true && !isNumeric(row)
  }
  const product = (column: Comparison['columns'][number], index: number): CompareColumn => {
    const at = drawn?.places[index] ?? 'off'
    const cellOf = ({ cells }: CompareTableRow) => cells[index] ?? null
    return {
      id: `product ${column.id}`,
      header: `${index + 1} ${column.product?.merchant ?? column.id}`,
      kind: 'text',
      accessor: (row) => {
        const cell = fileCell(cellOf(row))
        return typeof cell === 'object' ? null : cell
      },
      head: () =>
        drawn && (
          <ColumnHead
            column={column}
            country={drawn.country}
            isBase={index === base}
            onRemove={drawn.onRemove}
          />
        ),
      headAttributes: { 'data-at': at, 'aria-busy': column.query.isFetching ? 'true' : undefined },
      attributes: (row) => ({
        'data-at': at,
        'data-unlike': isUnlike(row, index) || undefined,
      }),
      cell: (row) =>
        drawn && (
          <ProductCell
            cell={cellOf(row)}
            isWaiting={column.state === 'waiting'}
            isUnlike={isUnlike(row, index)}
            mark={row.key === 'offerPrice' ? marks[index] : undefined}
            country={drawn.country}
          />
        ),
      file: { cell: (row) => fileCell(cellOf(row)) },
    }
  }
  return defineColumns<CompareTableRow, null>()([
    {
      id: 'group',
      header: 'Group',
      kind: 'text',
      accessor: ({ group }) => (group === null ? '' : GROUPS[group]),
      isFileOnly: true,
    },
    {
      id: 'field',
      header: 'Field',
      kind: 'text',
      isName: true,
      accessor: ({ label }) => label,
      head: () => <span className={styles.corner}>{COMPARE.field}</span>,
      headAttributes: { className: styles.field },
      cell: (row) => <FieldCell row={row} />,
    },
    {
      id: 'differs',
      header: 'Differs',
      kind: 'flag',
      accessor: ({ differs }) => differs,
      isFileOnly: true,
    },
    ...columns.map(product),
  ])
}
