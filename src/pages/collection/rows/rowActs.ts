import type { ReactNode } from 'react'
import type { Reorder } from '@/components/data-table/grid/move/useReorder.ts'
import type { GridRefs } from '@/components/data-table/grid/rows/useGridRows.ts'
import type { Meanwhile } from '@/components/ui/fields/useMeanwhile.ts'
import type { ListEntry } from '@/domain/picked/productList.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'

/** What can be done in a row of items. The same object as long as these stay the same: another one draws each row anew. */
export type RowActs = {
  /** What stands below an opened row. */
  renderDetail: (row: WorkRow) => ReactNode
  /** Checks a row again that failed; null where that is not for this page to do. */
  retry: ((row: WorkRow) => void) | null
  /** Stores a note in place of `before`; null where rows have no note to write. */
  note: ((row: WorkRow, note: string, before: string) => Promise<boolean | Meanwhile>) | null
  /** Takes the row out of its collection; null where rows cannot be taken out. */
  remove: ((row: WorkRow) => void) | null
}

/** The order of picked products, which a person changes row by row. */
export type RowOrder = {
  reorder: Reorder
  refs: GridRefs
  /** Of a row that can be moved, by the key of its item. */
  entryOf: (key: string) => ListEntry | undefined
}

/** The id of what stands below the row of this key. */
export const detailId = (key: string): string => `detail ${key}`.replaceAll(/\s/g, '-')
