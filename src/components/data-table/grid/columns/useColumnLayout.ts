import { useCallback, useState } from 'react'
import {
  arranged,
  moved,
  resized,
  usualLayout,
  type Column,
  type ColumnLayout,
} from '@/lib/columnLayout.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

export type TableName = 'workbench' | 'search' | 'batch' | 'changes' | 'prices' | 'lists' | 'watch'

/** How the person has set out the columns of a table; it is stored for every table of the name. */
export function useColumnLayout(table: TableName) {
  const [saved, save] = usePreference('tableColumns')
  const layout = saved[table] ?? usualLayout
  /** While a width is pulled, it is not written down at each pixel. */
  const [pulled, setPulled] = useState<ColumnLayout | null>(null)
  const { order, shown: chosen = null, totals: hasTotals = true } = layout
  const { widths } = pulled ?? layout
  const saveLayout = (next: ColumnLayout) => save({ ...saved, [table]: next })
  const arrange = useCallback(
    <Some extends Column>(columns: readonly Some[]) => arranged(columns, order),
    [order],
  )
  return {
    arrange,
    widthOf: (key: string, usual: number) => widths[key] ?? usual,
    /** `isOver` once the handle is let go. */
    resize: (key: string, width: number | null, isOver = true) => {
      const next = resized(layout, key, width)
      setPulled(isOver ? null : next)
      if (isOver) saveLayout(next)
    },
    move: (columns: readonly Column[], shown: readonly string[], key: string, by: 1 | -1) =>
      saveLayout({ ...layout, order: moved(arrange(columns), shown, key, by) }),
    /** Keys of the columns that were chosen; null for the usual ones, or where the table keeps them elsewhere. */
    chosen,
    /** Whether what the columns come to stands below them. */
    hasTotals,
    showTotals: (on: boolean) => saveLayout({ ...layout, totals: on ? undefined : false }),
    choose: (keys: readonly string[]) => saveLayout({ ...layout, shown: keys }),
    /** null where nothing is set out otherwise than usual. */
    reset:
      order.length === 0 && Object.keys(layout.widths).length === 0 && chosen === null && hasTotals
        ? null
        : () => saveLayout(usualLayout),
  }
}
