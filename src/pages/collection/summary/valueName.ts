import { columnFacts, type GroupColumn } from '@/domain/columns/columns.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { inSentence } from '@/lib/numbers/format.ts'

/** The spellings of a name; [] when it has only one. */
export function spellingsOf({ groups }: RowsResult, column: GroupColumn, value: string) {
  return groups[column]?.find((one) => one.value === value)?.spellings ?? []
}

/** A value as text; '' means rows without a name: "no brand". */
export function valueName(column: GroupColumn, value: string): string {
  return value === '' ? `no ${inSentence(columnFacts(column).label)}` : value
}
