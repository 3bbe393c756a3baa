/** How much of a feed is read, and what is said of one that holds more: what is held of a file stays small, whatever it holds. */

export const FEED_LIMITS = {
  /** What a worker can hold and index at ease; the interface says the first of them. */
  rows: 200_000,
  bytes: 400 * 1024 * 1024,
  /** Rows that cannot be read. */
  skipped: 200_000,
  /** Characters of the whole file, unpacked: a small archive may hold any number of empty lines. */
  unpacked: 4_000_000_000,
  /** Characters of a row; a longer one is skipped. */
  row: 1_000_000,
  /** Quotes that are still open after so many characters were opened by mistake: reading goes on at the next line. */
  quote: 32_000_000,
  /** Characters of XML without a tag: the parser holds a text until its end. */
  text: 32_000_000,
  columns: 500,
  /** Elements within one another. */
  depth: 100,
  attributes: 500,
  /** Faults of XML with no element between them. */
  faults: 1000,
  /** That one record is sold in: there are no more. */
  countries: 250,
} as const

const inEnglish = (count: number) => count.toLocaleString('en')
const most = (name: keyof typeof FEED_LIMITS) => inEnglish(FEED_LIMITS[name])

/** Of one row, which is skipped; follows its number. */
export const OF_ROW = {
  long: `is longer than ${most('row')} characters`,
  columns: `has more than ${most('columns')} columns`,
  countries: `names more than ${most('countries')} countries`,
} as const

/** Of XML that nothing can be made of behind the row of this number. */
export const LOST = {
  text: 'is one text without an end',
  depth: `stands more than ${most('depth')} elements deep`,
  attributes: `is a tag with more than ${most('attributes')} attributes`,
  faults: 'is no XML',
} as const

/** Of the whole file, of which less was taken. */
export const OF_FILE = {
  rows: (limit: number) =>
    `The file holds more than ${inEnglish(limit)} rows; the first ${inEnglish(limit)} were taken.`,
  bytes: (limit: number, rows: number) =>
    `The listings are larger than ${inEnglish(Math.round(limit / 1024 / 1024))} MB; the first ${inEnglish(rows)} were taken.`,
  skipped: (limit: number) =>
    `More than ${inEnglish(limit)} rows cannot be read; what stands before was taken.`,
  unpacked: `The file unpacks to more than ${most('unpacked')} characters; what stands before was taken.`,
} as const
