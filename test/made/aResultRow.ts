/** A row of a collection with only the given fields. */
import { emptyRow, type ResultRow } from '@/domain/collections/resultRow.ts'

export const aResultRow = (given: Partial<ResultRow> = {}): ResultRow => ({
  ...emptyRow('us'),
  ...given,
})
