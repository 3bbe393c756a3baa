/** The accessible names of all exports, and the texts of the export panel. */
import { formatPercent } from '@/lib/numbers/format.ts'
import type { ExportChoice, ExportFormat } from '@/lib/sheet/exportChoice.ts'
import { plural } from '@/lib/text/plural.ts'

export const EXPORT = {
  export: 'Export',
  format: 'Format',
  columns: 'Columns',
  rows: 'Rows',
  separator: 'Separator',
  decimals: 'Decimals',
  mark: 'UTF-8 marker',
  plainCodes: 'Plain codes',
  head: 'Header lines',
  progress: 'Exported so far',
  cancel: 'Cancel the export',
  notLoaded:
    'Nothing was exported: part of the app didn’t load. Check the connection and try again.',
} as const

export const FORMATS: Record<ExportFormat, string> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  copy: 'Copy',
}

export const SEPARATORS: Record<ExportChoice['separator'], string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
}

export const DECIMALS: Record<ExportChoice['decimal'], string> = { '.': '12.5', ',': '12,5' }

/** The button for a format beside the label of the export: "Export 312 so far as CSV". */
export function exportAs(label: string, format: 'csv' | 'xlsx'): string {
  return `${label} as ${FORMATS[format]}`
}

/** The button in the export panel: "Save 84 rows as XLSX". */
export function saveRows(format: ExportFormat, rows: number): string {
  const many = plural(rows, 'row')
  if (format === 'copy') return `Copy ${many} for a spreadsheet`
  return format === 'json' ? 'Save as JSON' : `Save ${many} as ${FORMATS[format]}`
}

/** The progress of an export: "Exporting 45%"; `part` is from 0 to 1. */
export function exporting(part: number): string {
  return `Exporting ${formatPercent(Math.floor(part * 100))}`
}
