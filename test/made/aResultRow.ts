/** A row of a collection of which nothing was received but what is given. */
import { emptyRow, type ResultRow } from '@/domain/collections/resultRow.ts'

export const aResultRow = (given: Partial<ResultRow> = {}): ResultRow => ({
  ...emptyRow('us'),
  ...given,
})
