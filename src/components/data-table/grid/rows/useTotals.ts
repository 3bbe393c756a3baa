import { useDeferredValue, useMemo } from 'react'
import {
  useColumnLayout,
  type TableName,
} from '@/components/data-table/grid/columns/useColumnLayout.ts'
import { columnTotals, type ColumnTotal } from '@/lib/numbers/totals.ts'
import type { GridTotals } from './TotalRow.tsx'

type Options<Row, Key extends string> = {
  /** The rows shown, and the selected ones, which may not be shown. Pass the same array for the same rows. */
  rows: readonly Row[]
  selected?: readonly Row[]
  columns: readonly { key: Key; total?: ColumnTotal | undefined }[]
  /** Labels for the two groups, if they are not all rows shown and all rows selected. */
  groupLabels?: { all: string; selected: string }
  /** The figure of a row in a column; null if it has none that counts. */
  figureOf: (row: Row, column: Key) => number | null
}

const NONE: readonly never[] = []

/** Column totals of a table whose rows are all in memory; totals that are not shown are not calculated. */
export function useTotals<Row, Key extends string>(
  table: TableName,
  options: Options<Row, Key>,
): readonly GridTotals<Key>[] {
  const { columns, figureOf, groupLabels } = options
  const { all, selected: chosen = 'selected' } = groupLabels ?? {}
  const { hasTotals } = useColumnLayout(table)
  // Rows that change many times a second are drawn before their totals.
  const rows = useDeferredValue(options.rows)
  const selected = useDeferredValue(options.selected ?? NONE)
  return useMemo(() => {
    if (!hasTotals) return NONE
    const of = (some: readonly Row[]) => columnTotals(some, columns, figureOf)
    return [
      { rows: rows.length, groupLabel: all, of: of(rows) },
      ...(selected.length > 0
        ? [{ rows: selected.length, groupLabel: chosen, of: of(selected) }]
        : []),
    ]
  }, [hasTotals, rows, selected, columns, figureOf, all, chosen])
}
