import type { ReactNode } from 'react'
import type { Reorder } from '@/components/data-table/grid/move/useReorder.ts'
import type { GridRefs } from '@/components/data-table/grid/rows/useGridRows.ts'
import type { EditConflict } from '@/components/ui/fields/useEditConflict.ts'
import type { ListEntry } from '@/domain/picked/productList.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'

/**
 * The actions in a row of codes or picked products. Pass the same object while its actions stay the same: a new one redraws every
 * row.
 */
export type RowActions = {
  /** Draws the details below an opened row. */
  renderDetail: (row: WorkRow) => ReactNode
  /** Checks a failed row again; null when this page can't. */
  retry: ((row: WorkRow) => void) | null
  /** Stores a note in place of `before`, the note that the user saw; null when rows have no editable notes. */
  note: ((row: WorkRow, note: string, before: string) => Promise<boolean | EditConflict>) | null
  /** Removes the row from its collection; null when rows can't be removed. */
  remove: ((row: WorkRow) => void) | null
}

/** The order of picked products, which the user can change by moving rows. */
export type RowOrder = {
  reorder: Reorder
  refs: GridRefs
  /** Returns the picked product of a movable row, by its item key. */
  entryOf: (key: string) => ListEntry | undefined
}

/** The element id of the details below the row with this key. */
export const detailId = (key: string): string => `detail ${key}`.replaceAll(/\s/g, '-')
