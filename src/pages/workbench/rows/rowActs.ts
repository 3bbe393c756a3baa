import type { ReactNode } from 'react'
import type { WorkRow } from '../../../model/workbench/rowView.ts'

/** What can be done in a row of items. The same object as long as these stay the same: another one draws each row anew. */
export type RowActs = {
  /** What stands below an opened row. */
  renderDetail: (row: WorkRow) => ReactNode
  /** Checks a row again that failed; null where that is not for this page to do. */
  retry: ((row: WorkRow) => void) | null
}

/** The id of what stands below the row of this key. */
export const detailId = (key: string): string => `detail ${key}`.replaceAll(/\s/g, '-')
