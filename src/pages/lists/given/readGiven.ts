/** What was pasted or chosen, as it would be brought in. */
import { formatBytes, formatCount } from '../../../lib/numbers/format.ts'
import { isBinary } from '../../../lib/text/isBinary.ts'
import { readTable } from '../../../model/table/readTable.ts'
import { readListsFile, type ListsFile } from '../../../store/lists/listsFile.ts'
import { readTableFile, type FileWatch } from '../../../work/workers/readTableFile.ts'
import { readProductRows, type ProductRows } from './readProductRows.ts'

export type Given =
  /** Rows of ids, to be put into one list. */
  | { kind: 'products'; from: string; rows: string[][] }
  /** Whole lists, each under its own name. */
  | { kind: 'lists'; from: string; file: ListsFile }
  | { kind: 'refused'; says: string }

/** Characters, and bytes of a file: far more than the products that a list holds. */
const LARGEST = 2_000_000

const refused = (says: string): Given => ({ kind: 'refused', says })

function readJson(text: string, from: string): Given {
  const reading = readListsFile(text)
  if (reading.kind === 'wrong') return refused(reading.says)
  return { kind: 'lists', from, file: reading.file }
}

/** Lists as JSON, else rows: a row's place is its line, so empty lines are empty rows. */
export function readPasted(text: string): Given {
  if (text.length > LARGEST) {
    return refused(
      `${formatCount(text.length)} characters; up to ${formatCount(LARGEST)} are read. Paste the column with the product ids alone.`,
    )
  }
  if (isBinary(text)) {
    return refused('This is no text but the inside of a file. Choose the file itself.')
  }
  if (/^\s*\{/.test(text)) return readJson(text, '')
  const table = readTable(text)
  if (table.limit !== null) return refused(`This text ${table.limit}`)
  const rows: string[][] = []
  for (const { line, cells } of table.rows) {
    while (rows.length < line - 1) rows.push([])
    rows.push(cells)
  }
  return { kind: 'products', from: '', rows }
}

/** Rejects only where its watcher ends it: whatever goes wrong else is said in the result. */
export async function readChosen(file: File, watch: FileWatch = {}): Promise<Given> {
  if (/\.json$/i.test(file.name) || file.type === 'application/json') {
    if (file.size > LARGEST) {
      return refused(
        `${file.name} has ${formatBytes(file.size)}; up to ${formatBytes(LARGEST)} are read.`,
      )
    }
    const text = await file.text().catch(() => null)
    if (text === null) return refused(`${file.name} could not be opened. Choose it again.`)
    return readJson(text, file.name)
  }
  const table = await readTableFile(file, watch)
  if (table.kind === 'refused') return refused(table.says)
  const filled = table.sheets.find(({ rows }) => rows.length > 0)
  return { kind: 'products', from: table.name, rows: filled?.rows ?? [] }
}

export function productsOf(given: Given | null, country: string): ProductRows | null {
  return given?.kind === 'products' ? readProductRows(given.rows, country) : null
}
