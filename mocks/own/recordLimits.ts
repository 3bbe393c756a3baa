/** The limits of a user's catalog, and the messages for files that exceed them. */

export const RECORD_LIMITS = {
  /** The maximum that a worker indexes easily. The user interface shows this number. */
  rows: 200_000,
  /** The size of all listings as stored. */
  bytes: 400 * 1024 * 1024,
  /** Characters of one line. */
  line: 4_000_000,
  /** Countries in which one record is sold. */
  countries: 250,
  /** Problems of rows, of which the catalog stores no more. */
  problems: 1000,
} as const

const inEnglish = (count: number) => count.toLocaleString('en')

export const tooManyRows = (limit: number): string =>
  `The file has more than ${inEnglish(limit)} rows. The first ${inEnglish(limit)} are imported.`

/** `limit` is in bytes; `rows` is the number of rows stored before it was reached. */
export const tooManyBytes = (limit: number, rows: number): string =>
  `The listings are larger than ${inEnglish(Math.round(limit / 1024 / 1024))} MB. The first ${inEnglish(rows)} are imported.`
