import { useCallback, useState } from 'react'
import {
  arrangeColumns,
  moveColumn,
  resizeColumn,
  usualLayout,
  type Column,
  type ColumnLayout,
} from '@/lib/columnLayout.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

export type TableName = 'workbench' | 'search' | 'batch' | 'changes' | 'prices' | 'lists' | 'watch'

/** The user’s column layout, stored for all tables with this name. */
export function useColumnLayout(table: TableName) {
  const [saved, save] = usePreference('tableColumns')
  const layout = saved[table] ?? usualLayout
  /** The layout while the user drags a handle, which is stored only when the handle is released; null otherwise. */
  const [pulled, setPulled] = useState<ColumnLayout | null>(null)
  const { order, shown: chosen = null, totals: hasTotals = true } = layout
  const { widths } = pulled ?? layout
  const saveLayout = (next: ColumnLayout) => save({ ...saved, [table]: next })
  const arrange = useCallback(
    <Some extends Column>(columns: readonly Some[]) => arrangeColumns(columns, order),
    [order],
  )
  return {
    arrange,
    widthOf: (key: string, usual: number) => widths[key] ?? usual,
    /** `isOver` is true once the handle is released. */
    resize: (key: string, width: number | null, isOver = true) => {
      const next = resizeColumn(layout, key, width)
      setPulled(isOver ? null : next)
      if (isOver) saveLayout(next)
    },
    move: (columns: readonly Column[], shown: readonly string[], key: string, by: 1 | -1) =>
      saveLayout({ ...layout, order: moveColumn(arrange(columns), shown, key, by) }),
    /** The keys of the chosen columns; null for the default ones, or if the table stores them elsewhere. */
    chosen,
    /** Whether totals are shown below the columns. */
    hasTotals,
    showTotals: (on: boolean) => saveLayout({ ...layout, totals: on ? undefined : false }),
    choose: (keys: readonly string[]) => saveLayout({ ...layout, shown: keys }),
    /** Restores the default layout; null if it is in use. */
    reset:
      order.length === 0 && Object.keys(layout.widths).length === 0 && chosen === null && hasTotals
        ? null
        : () => saveLayout(usualLayout),
  }
}
