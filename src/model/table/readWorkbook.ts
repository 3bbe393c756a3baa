/** The sheets of a workbook (ECMA-376, .xlsx), every cell as a text: read as a stream, and no further than the limits for files allow. */
import { NoTableError, type FileSheet } from './tableFile.ts'
import { listParts, partsReader, type Pace, type PartReader } from './workbook/archive.ts'
import { sheetRows } from './workbook/sheetRows.ts'
import { dateStyles, sharedTexts, sheetList, sheetPaths } from './workbook/workbookParts.ts'
import { unreadable } from './workbook/xmlPart.ts'

const SAVE_AS = 'Save it as XLSX or CSV and choose that.'

/** Other archives that look like tables to whoever chooses them. */
const OTHERS: [path: RegExp, says: string][] = [
  [/^xl\/workbook\.bin$/, `is a binary workbook (.xlsb). ${SAVE_AS}`],
  [/^content\.xml$/, `is an OpenDocument file. ${SAVE_AS}`],
  [/^Index\/.*\.iwa$/, `is a Numbers document. ${SAVE_AS}`],
  [/^word\//, 'is a Word document. Copy the cells of its table and paste them.'],
  [/^ppt\//, 'is a presentation. Copy the cells of its table and paste them.'],
]

function whatItIs(paths: readonly string[]): string {
  const other = OTHERS.find(([pattern]) => paths.some((path) => pattern.test(path)))
  return other?.[1] ?? 'is a ZIP archive and no workbook. Unpack it and choose a file of it.'
}

/** Throws `NoTableError` for whatever is not a readable workbook, and what `pace` throws. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  pace: Pace,
): Promise<FileSheet[]> {
  const paths = new Set(listParts(bytes))
  if (!paths.has('xl/workbook.xml')) throw new NoTableError(whatItIs([...paths]))
  const read = partsReader(bytes)

  // The archive is gone through twice: what the cells refer to often comes after them.
  const { list, reader: listReader } = sheetList()
  const { paths: pathOf, reader: pathReader } = sheetPaths()
  const { texts, reader: textReader } = sharedTexts()
  const { isDate, reader: styleReader } = dateStyles()
  await read(
    new Map([
      ['xl/workbook.xml', listReader],
      ['xl/_rels/workbook.xml.rels', pathReader],
      ['xl/sharedStrings.xml', textReader],
      ['xl/styles.xml', styleReader],
    ]),
    (share) => pace(share / 2),
  )
  const around = { texts, isDate, is1904: list.is1904, read: { cells: 0, characters: 0 } }
  const readers = new Map<string, PartReader>()
  const sheets: { name: string; rows: () => string[][] }[] = []
  for (const { name, relation } of list.sheets) {
    const path = pathOf.get(relation)
    // A sheet of charts alone.
    if (path === undefined) continue
    if (!paths.has(path) || readers.has(path)) throw unreadable()
    const { reader, rows } = sheetRows(around)
    readers.set(path, reader)
    sheets.push({ name, rows })
  }
  if (sheets.length === 0) throw unreadable()
  await read(readers, (share) => pace(0.5 + share / 2))
  return sheets.map(({ name, rows }) => ({ name, rows: rows() }))
}
