import type { Role } from '@/domain/import/answers.ts'
import type { Remark } from '@/features/import/reading.ts'

/** Adds a remark to the row that is read. True for a doubtful cell that the person chose to use. */
export type Say = (
  kind: Remark['kind'],
  role: Role | null,
  about: string,
  given: string,
  /** What a doubtful cell is when it is used; null where nothing can be made of it. */
  reads?: string | null,
) => boolean

/** Follows the name of what is missing. */
export const FORMULA =
  'is a formula without a value. Open the file in a spreadsheet program, save it and choose it again.'
