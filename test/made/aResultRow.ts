/** A row of a collection with only the given fields. */
import { emptyRow, type ResultRow } from '@/domain/collections/resultRow.ts'

export const aResultRow = (overrides: Partial<ResultRow> = {}): ResultRow => ({
  ...emptyRow('us'),
  ...overrides,
})
