import { columnLabels } from '../../../domain/workbench/columnLabels.ts'
import type { GroupColumn } from '../../../domain/workbench/columns.ts'

/** '' stands for rows that name none: "no brand". */
export function valueName(column: GroupColumn, value: string): string {
  return value === '' ? `no ${columnLabels[column].toLowerCase()}` : value
}
