/** The data that a report carries, read back as the sheets of a table: a part each. Newer and older reports are read as far as they are tables. */
import type { FileSheet } from './tableFile.ts'

/** By which a page is known as a report of this app. */
export const REPORT_DATA = {
  id: 'catalog-explorer-report',
  format: 'catalog-explorer-report',
  version: 1,
} as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A cell as a person would have typed it; a moment as tables write it. */
function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (!isObject(cell)) return ''
  const { code, url, at } = cell
  if (typeof code === 'string') return code
  if (typeof url === 'string') return url
  return typeof at === 'number' && Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : ''
}

function sheetOf(part: unknown): FileSheet[] {
  if (!isObject(part) || typeof part['title'] !== 'string') return []
  const columns = listIn(part['columns'])
  const labels = columns.map((column) => (isObject(column) ? textOf(column['label']) : ''))
  const rows = listIn(part['rows']).map((row) => listIn(row).map(textOf))
  return labels.length === 0 || rows.length === 0
    ? []
    : [{ name: part['title'], rows: [labels, ...rows] }]
}

/** The report in a page, not looked at any further; null for a text that is no such page, or whose data cannot be read. */
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

/** Null for a text that is no such report, or whose data cannot be read. */
export function readReportData(text: string): FileSheet[] | null {
  const report = reportDataIn(text)
  if (report === null) return null
  // All rows first: whoever imports a report wants these.
  return listIn(report['parts'])
    .flatMap(sheetOf)
    .toSorted((a, b) => b.rows.length - a.rows.length)
}
