/** Each row that a reader finds as its listings and its problems, whatever the format. */
import type { FeedReading, FeedRow, OwnRecord, RowProblem } from '../feed.ts'
import { cellReading } from './readCells.ts'
import { readRecord } from './readRecord.ts'
import { type RowRead, skipped } from './readRow.ts'
import { NO_CHARACTER } from '../file/textPieces.ts'

export type RowListings = { row: number; records: readonly OwnRecord[]; problems: RowProblem[] }

const WRONG_ENCODING = 'holds characters that are not of this encoding'

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `now` in epoch milliseconds: some prices hold for a time. */
export const rowReading = (
  reading: FeedReading,
  now: number = Date.now(),
): ((row: FeedRow) => RowListings) => {
  const readCells = cellReading(reading, now)
  const read = (row: FeedRow): RowRead => {
    if ('problem' in row) return skipped(row.problem)
    return 'cells' in row ? readCells(row.cells) : readRecord(row.record, reading)
  }
  return (found) => {
    const { records, problems } = read(found)
    const isGarbled = records.some(({ product }) =>
      [product.title, product.brand].some((text) => text?.includes(NO_CHARACTER)),
    )
    const said = isGarbled ? [...problems, WRONG_ENCODING] : problems
    const isSkipped = records.length === 0
    const { row } = found
    return {
      row,
      records,
      problems: said.map((says) => ({ row, says: sentence(says), isSkipped })),
    }
  }
}
