/** The tables of a report of this app, read from the data in its page: a sheet for each part of the report. */
import type { Cell, FileSheet } from '@/features/import/table.ts'
import { dateTimeText } from './workbook/dates.ts'

export { refusedWebPage } from '@/features/import/bytes/foreignFiles.ts'

/** How the page of a report marks its data, which `src/features/reports` writes. */
export const REPORT_DATA = {
  id: 'catalog-explorer-report',
  format: 'catalog-explorer-report',
  version: 1,
} as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * The cell for a value in a report. Numbers stay numbers; a code, a link and a time are objects in the report; unknown values are
 * empty.
 */
function cellOf(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (!isObject(value)) return ''
  const { code, url, at } = value
  if (typeof code === 'string') return code
  if (typeof url === 'string') return url
  const text = typeof at === 'number' ? dateTimeText(at) : ''
  return text === '' ? '' : { kind: 'date', text }
}

function sheetOf(part: unknown): FileSheet[] {
  if (!isObject(part) || typeof part['title'] !== 'string') return []
  const labels = listIn(part['columns']).map((column) =>
    isObject(column) ? cellOf(column['label']) : '',
  )
  const rows = listIn(part['rows']).map((row) => listIn(row).map(cellOf))
  if (labels.length === 0 || rows.length === 0) return []
  return [
    {
      name: part['title'],
      isHidden: false,
      rows: [labels, ...rows].map((cells, at) => ({ line: at + 1, cells })),
      formulas: 0,
    },
  ]
}

/** The data of a report in a page, unchecked; null for a text that is not such a page, or whose data can't be read. */
export function reportDataIn(text: string): Record<string, unknown> | null {
  const start = `<script type="application/json" id="${REPORT_DATA.id}">`
  const from = text.lastIndexOf(start)
  const to = text.indexOf('</script>', from)
  if (from < 0 || to < 0) return null
  try {
    const data: unknown = JSON.parse(text.slice(from + start.length, to))
    return isObject(data) && data['format'] === REPORT_DATA.format && isObject(data['report'])
      ? data['report']
      : null
  } catch {
    return null
  }
}

/**
 * The parts of a report that are tables, the longest first, because users import a report for its products. Null for a page
 * that is not a report of this app, or whose data cannot be read.
 */
export function reportSheets(text: string): FileSheet[] | null {
  const report = reportDataIn(text)
  if (report === null) return null
  const sheets = listIn(report['parts']).flatMap(sheetOf)
  return sheets.length === 0
    ? null
    : sheets.toSorted((one, other) => other.rows.length - one.rows.length)
}
