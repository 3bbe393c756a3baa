/** A pasted text as the rows of a table: an empty line is an empty row, so that rows are counted as in the text. */
import { formatCount } from '../../lib/numbers/format.ts'
import { isBinary } from '../../lib/text/isBinary.ts'
import { readTable, type Separator } from './readTable.ts'

/** Fifty thousand rows of a hundred characters. */
const MOST_CHARACTERS = 5_000_000

export type TextRows =
  | { kind: 'rows'; rows: string[][]; separator: Separator }
  /** `says` is one sentence or two. */
  | { kind: 'problem'; says: string }

/** Separated as named, or as the text seems to be. */
export function textRows(text: string, separator?: Separator): TextRows {
  if (text.length > MOST_CHARACTERS) {
    const says = `${formatCount(text.length)} characters; a price list reads ${formatCount(MOST_CHARACTERS)} at the most. Paste the columns with code, price, cost and note alone.`
    return { kind: 'problem', says }
  }
  if (isBinary(text)) {
    const says =
      'This is no text but the inside of a file. Choose the file itself, or copy its cells.'
    return { kind: 'problem', says }
  }
  const table = readTable(text, separator)
  if (table.limit !== null) return { kind: 'problem', says: `This text ${table.limit}` }
  const rows: string[][] = []
  for (const { line, cells } of table.rows) {
    while (rows.length < line - 1) rows.push([])
    rows.push(cells)
  }
  return { kind: 'rows', rows, separator: table.separator }
}
