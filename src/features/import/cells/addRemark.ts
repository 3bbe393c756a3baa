import type { ColumnRole } from '@/domain/import/answers.ts'
import type { Remark } from '@/features/import/reading.ts'

/** Adds a remark to the current row. Returns true for a doubtful cell that the user chose to use. */
export type AddRemark = (
  kind: Remark['kind'],
  role: ColumnRole | null,
  about: string,
  rawText: string,
  /** What a doubtful cell would be read as; null if it can’t be used at all. */
  reads?: string | null,
) => boolean

/** The end of a remark, after the name of the value that is missing. */
export const FORMULA =
  'is a formula without a value. Open the file in a spreadsheet program, save it and choose it again.'
