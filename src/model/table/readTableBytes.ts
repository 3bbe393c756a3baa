/** The bytes of a chosen file as tables: a workbook, a report of this app, or text in any of the usual encodings and separators. */
import { decodeText } from '../../lib/text/decodeText.ts'
import { isBinary } from '../../lib/text/isBinary.ts'
import { readReportData } from './reportData.ts'
import { readTable } from './readTable.ts'
import type { Pace } from './workbook/archive.ts'
import { NoTableError, type FileSheet, type TableFile } from './tableFile.ts'

const SAVE_AS = 'Save it as XLSX or CSV and choose that.'
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** The old container of Office, which a password puts around a new workbook as well. */
function oldOffice(bytes: Uint8Array): NoTableError {
  const text = new TextDecoder('utf-16le').decode(
    bytes.subarray(0, bytes.length - (bytes.length % 2)),
  )
  return new NoTableError(
    text.includes('EncryptedPackage')
      ? 'is protected by a password. Save it without one and choose that.'
      : `is in the old format of Office (.xls). ${SAVE_AS}`,
  )
}

function readText(bytes: Uint8Array): FileSheet[] {
  const { text } = decodeText(bytes)
  if (isBinary(text)) {
    throw new NoTableError(`is neither text nor a workbook. ${SAVE_AS}`)
  }
  const report = readReportData(text)
  if (report !== null && report.length > 0) return report
  if (/^\s*(?:<!doctype html|<html|<table|<\?xml)/i.test(text)) {
    throw new NoTableError(
      `is a web page or XML under the name of a table. Open it in a spreadsheet program. ${SAVE_AS}`,
    )
  }
  const rows: string[][] = []
  const table = readTable(text)
  if (table.limit !== null) throw new NoTableError(table.limit)
  for (const { line, cells } of table.rows) {
    while (rows.length < line - 1) rows.push([])
    rows.push(cells)
  }
  return [{ name: '', rows, written: { text, separator: table.separator } }]
}

/** `name` is the file's. Never rejects for what a file holds, but where `pace` does. */
export async function readTableBytes(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  pace: Pace = async () => {},
): Promise<TableFile> {
  try {
    if (startsWith(bytes, OLD_OFFICE)) throw oldOffice(bytes)
    const isWorkbook = startsWith(bytes, ZIP)
    const sheets = isWorkbook
      ? await (await import('./readWorkbook.ts')).readWorkbook(bytes, pace)
      : readText(bytes)
    if (sheets.every(({ rows }) => rows.every((cells) => cells.length === 0))) {
      throw new NoTableError(isWorkbook ? 'has no filled cell in any of its sheets.' : 'is empty.')
    }
    return { kind: 'table', name, sheets }
  } catch (error) {
    if (error instanceof NoTableError) return { kind: 'refused', says: `${name} ${error.message}` }
    throw error
  }
}

/** As a person chose it. Rejects where it cannot be opened, and where `pace` does. */
export const readTableOf = async (file: File, pace: Pace): Promise<TableFile> =>
  readTableBytes(file.name, new Uint8Array(await file.arrayBuffer()), pace)
