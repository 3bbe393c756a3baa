/** Reads the rows of a file as texts, for a page whose files have fixed columns and need no roles. */
import { openRows } from './openRows.ts'
import { RefusedFile, type ImportSource, type Pace } from './source.ts'
import { cellText, type FileSheet } from './table.ts'

/** A sheet as texts. `rows` has each row at the position of its line, so an empty list is an empty line. */
type TextSheet = { name: string; rows: string[][] }

export type OpenedSheets =
  | { kind: 'opened'; sheets: TextSheet[] }
  /** Why the file is refused: one or two sentences that begin with its name. */
  | { kind: 'refused'; message: string }

function textSheet({ name, rows: filled }: Pick<FileSheet, 'name' | 'rows'>): TextSheet {
  const rows: string[][] = []
  for (const { line, cells } of filled) {
    while (rows.length < line - 1) rows.push([])
    rows.push(cells.map((cell) => cellText(cell)))
  }
  return { name, rows }
}

/** Opens all sheets of a workbook, or the one nameless sheet of a text. Rejects as `pace` does. */
export async function openSheets(source: ImportSource, pace: Pace): Promise<OpenedSheets> {
  try {
    const options = { isStream: false, hasWholeRecords: false }
    const { sheets, rows } = await openRows(source, {}, options, pace)
    const opened = sheets.length > 0 ? sheets : [{ name: '', rows: [...rows] }]
    return { kind: 'opened', sheets: opened.map(textSheet) }
  } catch (error) {
    if (error instanceof RefusedFile) {
      return { kind: 'refused', message: `${source.name} ${error.message}` }
    }
    throw error
  }
}
