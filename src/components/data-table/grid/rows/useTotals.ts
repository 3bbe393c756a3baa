import { useDeferredValue, useMemo } from 'react'
import {
  useColumnLayout,
  type TableName,
} from '@/components/data-table/grid/columns/useColumnLayout.ts'
import { columnTotals, type ColumnTotal } from '@/lib/numbers/totals.ts'
import type { GridTotals } from './TotalRow.tsx'

type Options<Row, Key extends string> = {
  /** As they are shown, and those of them, or of others, that are selected: each the same list for the same rows. */
  rows: readonly Row[]
  selected?: readonly Row[]
  columns: readonly { key: Key; total?: ColumnTotal | undefined }[]
  /** Which rows these are, where it is not all that are shown and all that are selected. */
  called?: { all: string; selected: string }
  /** Null where a row has no figure that counts. */
  figureOf: (row: Row, column: Key) => number | null
}

const NONE: readonly never[] = []

/** What the columns of a table come to whose rows are all at hand; nothing is worked out that is not shown. */
export function useTotals<Row, Key extends string>(
  table: TableName,
  options: Options<Row, Key>,
): readonly GridTotals<Key>[] {
  const { columns, figureOf, called } = options
  const { all, selected: chosen = 'selected' } = called ?? {}
  const { hasTotals } = useColumnLayout(table)
  // Rows that change many times a second are drawn first.
  const rows = useDeferredValue(options.rows)
  const selected = useDeferredValue(options.selected ?? NONE)
  return useMemo(() => {
    if (!hasTotals) return NONE
    const of = (some: readonly Row[]) => columnTotals(some, columns, figureOf)
    return [
      { rows: rows.length, called: all, of: of(rows) },
      ...(selected.length > 0 ? [{ rows: selected.length, called: chosen, of: of(selected) }] : []),
    ]
  }, [hasTotals, rows, selected, columns, figureOf, all, chosen])
}
