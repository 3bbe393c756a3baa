/** The words of the import preview for the parts of a file. */
import type { Delimiter, ColumnRole } from '@/domain/import/answers.ts'
import type { ImportRead, ImportTask } from '@/features/import/reading.ts'
import type { FileFacts } from '@/features/import/table.ts'
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { questionsLeft } from './openQuestions.ts'

type Container = FileFacts['container']

const LINE: Record<Container, string> = {
  text: 'line',
  workbook: 'row',
  xml: 'item',
  json: 'item',
}

/** The word for a line of a file: a line of a text, a row of a sheet, an item of XML or JSON; all are counted from 1. */
export const lineWord = (container: Container): string => LINE[container]

/** The name of a line: "line 47", "row 47", "item 47". */
export const lineName = (container: Container, line: number): string =>
  `${LINE[container]} ${formatCount(line)}`

/** A number of lines: "1 line", "215 lines". */
export const linesInWords = (container: Container, count: number): string =>
  plural(count, LINE[container])

/** The size of a file: "215 lines, 38.0 kB"; only the bytes for a feed that was read in part. */
export function fileInWords({
  file,
  isBeginning,
}: Pick<ImportRead<unknown>, 'file' | 'isBeginning'>): string {
  const bytes = formatBytes(file.bytes)
  const size = file.isPacked ? `${bytes} compressed` : bytes
  return isBeginning ? size : `${linesInWords(file.container, file.lines)}, ${size}`
}

/**
 * The text about a feed that was read in part: "First 1,000 lines. The others are read when you import."; null for a file that
 * was read as a whole.
 */
export function partInWords({
  file,
  isBeginning,
}: Pick<ImportRead<unknown>, 'file' | 'isBeginning'>): string | null {
  if (!isBeginning) return null
  return `First ${linesInWords(file.container, file.lines)}. The others are read when you import.`
}

/** What happens to a column without a role. A catalog stores all columns. */
export const unusedColumn = (task: ImportTask): string =>
  task === 'catalog' ? 'attribute' : 'not used'

/** The note about a known export: "Recognised as a Shopify product export". */
export const knownExportInWords = (name: string): string =>
  `Recognised as ${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`

/** The lines of the heading: "line 3", "lines 2 and 3", "none". */
export function headingInWords(container: Container, lines: readonly number[]): string {
  const [first, ...more] = lines
  if (first === undefined) return 'none'
  if (more.length === 0) return lineName(container, first)
  const last = formatCount(more.at(-1))
  const between = more.length === 1 ? ' and ' : '–'
  return `${LINE[container]}s ${formatCount(first)}${between}${last}`
}

export const DELIMITER_WORDS: Record<Delimiter, string> = {
  '\t': 'tab',
  ';': '; (semicolon)',
  ',': ', (comma)',
  '|': '| (bar)',
  blanks: 'several spaces',
  none: 'none (one column)',
}

/** What is sent of the file, in one sentence for each task. */
const PRIVACY: Record<ImportTask, string> = {
  codes: 'The file stays in this browser; only codes, links and titles are sent.',
  prices: 'The file stays in this browser; nothing is sent.',
  products: 'The file stays in this browser; only product IDs are sent.',
  catalog: 'The file stays in this browser; nothing is sent.',
}

export const privacyInWords = (task: ImportTask): string => PRIVACY[task]

/** The label for not using a doubtful value while its row stays. */
const WITHOUT: Partial<Record<ColumnRole, string>> = {
  price: 'No price',
  salePrice: 'No sale price',
  listPrice: 'No MRP',
  cost: 'No cost',
  floor: 'No floor',
  target: 'No target price',
  currency: 'No price',
  stock: 'Stock unknown',
}

export const declineInWords = (role: ColumnRole | null): string =>
  (role === null ? undefined : WITHOUT[role]) ?? 'Leave out'

/** The announcement of a reading: "Read 211 rows, 3 left out; 1 question". */
export function readingInWords(reading: Pick<ImportRead<unknown>, 'counts' | 'questions'>): string {
  const { used, leftOut } = reading.counts
  const rows = plural(used, 'row')
  const read = leftOut === 0 ? `Read ${rows}` : `Read ${rows}, ${formatCount(leftOut)} left out`
  const left = questionsLeft(reading)
  return left === 0 ? read : `${read}; ${plural(left, 'question')}`
}
