/** The sheets of a workbook (ECMA-376, .xlsx), every cell as a text. */
import { zipSync, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { formatBytes, formatCount } from '../../lib/numbers/format.ts'
import { sheetReach } from './sheetReach.ts'
import { NoTableError, type FileSheet } from './tableFile.ts'
import { writeNumber } from './writeNumber.ts'

/** What a ZIP archive holds, to be looked at before anything of it is unpacked. */
type Listed = {
  path: string
  /** Of the unpacked bytes, as the archive says. */
  size: number
}

/** In the flags of the first part, which the archive begins with. */
const isEncrypted = (bytes: Uint8Array) => ((bytes[6] ?? 0) & 1) === 1

const damaged = () =>
  new NoTableError('is damaged: a part of it is missing. Save or download it once more.')

/** Throws `NoTableError` where the archive is cut, or opens with a password only. */
function listArchive(bytes: Uint8Array<ArrayBuffer>): Listed[] {
  if (isEncrypted(bytes)) {
    throw new NoTableError('is protected by a password. Save it without one and choose that.')
  }
  const parts: Listed[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts.push({ path: name, size: originalSize })
        return false
      },
    })
  } catch {
    throw damaged()
  }
  return parts
}

/** The parts of these paths, unpacked. Throws `NoTableError` where one cannot be. */
function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  paths: ReadonlySet<string>,
): Record<string, Uint8Array<ArrayBuffer>> {
  try {
    return unzipSync(bytes, { filter: ({ name }) => paths.has(name) })
  } catch {
    throw damaged()
  }
}

/** Of what an archive unpacks to; a sheet of a million cells takes some fifty million bytes. */
const MOST_BYTES = 300_000_000
/** Filled or not: a sheet of a thousand rows with one cell at its far end has sixteen million. */
const MOST_CELLS = 20_000_000
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

function inWords(error: unknown): NoTableError {
  if (error instanceof NoTableError) return error
  return new NoTableError(
    'is a workbook that cannot be read; it may be damaged. Open it in a spreadsheet program and save it once more, as XLSX or CSV.',
  )
}

function refuseVast(xml: string): void {
  const { rows, columns, last } = sheetReach(xml)
  if (rows * columns <= MOST_CELLS) return
  throw new NoTableError(
    `has a sheet that reaches to column ${last} and row ${formatCount(rows)}. Delete what stands far outside its table, or save the columns with the codes by themselves.`,
  )
}

/** A day, and the time where there is one. Spreadsheets know no time zone. */
function writeDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return 'no date'
  const [day = '', time = ''] = date.toISOString().split('T')
  return time === '00:00:00.000Z' ? day : `${day} ${time.slice(0, 8)}`
}

function writeCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return writeDate(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  // Numbers were written as texts, and there are no other cells.
  return typeof cell === 'string' ? cell : ''
}

/** A row without any filled cell has no cells. */
function writeRow(row: readonly unknown[]): string[] {
  const cells = row.map(writeCell)
  return cells.every((cell) => cell === '') ? [] : cells
}

/** Throws `NoTableError` for whatever is not a readable workbook. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<FileSheet[]> {
  const parts = listArchive(bytes)
  const paths = parts.map(({ path }) => path)
  if (!paths.includes('xl/workbook.xml')) throw new NoTableError(whatItIs(paths))
  const wanted = parts.filter(({ path }) => /\.(?:xml|rels)$/.test(path))
  const size = wanted.reduce((sum, part) => sum + part.size, 0)
  if (size > MOST_BYTES) {
    throw new NoTableError(
      `unpacks to ${formatBytes(size)}; up to ${formatBytes(MOST_BYTES)} are read. Save the sheet with the codes by itself.`,
    )
  }
  try {
    const unpacked = unpack(bytes, new Set(wanted.map(({ path }) => path)))
    for (const [path, xml] of Object.entries(unpacked)) {
      if (path.startsWith('xl/worksheets/')) refuseVast(new TextDecoder().decode(xml))
    }
    // Unpacked beforehand: for large parts the library would start workers from blobs, which the page's policy forbids.
    const stored = zipSync(unpacked, { level: 0 })
    const sheets = await readXlsxFile<string>(stored.buffer, {
      parseNumber: writeNumber,
      trim: false,
    })
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(writeRow) }))
  } catch (error) {
    throw inWords(error)
  }
}
