/** A report as a workbook: a summary sheet with the text around the tables, and one sheet for each part. */
import type { Report, ReportPart } from '@/domain/report/report.ts'
import type { ExportEnvironment } from '@/features/export/exportEnvironment.ts'
import { packWorkbook } from '@/features/export/packWorkbook.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { withFileLanguage } from '@/lib/numbers/language.ts'
import { sheetLayout } from '@/lib/sheet/layouts.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { sheetNames, sheetPath, workbookParts } from '@/lib/sheet/workbookParts.ts'
import { REPORT } from './reportNames.ts'

/** How many of the first rows determine the widths of the columns. */
const SAMPLE = 40

function sheetText(
  head: readonly string[],
  labels: readonly string[],
  rows: readonly (readonly Cell[])[],
): string[] {
  const layout = sheetLayout(labels.length, head.length)
  const sample = rows.slice(0, SAMPLE).map((row) => [...row])
  return [
    layout.start(head, labels, sample),
    ...rows.map((row, at) => layout.row(row, at)),
    layout.end(rows.length, null, []),
  ]
}

function summarySheet(report: Report): string[] {
  const { kind, title, at, place, isDemo, sentence, facts, figures, notes, method } = report
  const rows: Cell[][] = [
    ...facts.map(({ label, value, more }) => [label, value, more]),
    ...figures.map(({ label, value, of = '', lines, formula }) => [
      label,
      of === '' ? value : `${value} ${of}`,
      `${lines.join('; ')}; calculated: ${formula}`,
    ]),
    ...(notes === '' ? [] : [[REPORT.notes, notes, null]]),
    ...method.map(({ term, says }) => [term, says, null]),
  ]
  const head = [
    title,
    kind,
    `${formatWhen(at)}, ${place}`,
    ...(sentence === undefined ? [] : [sentence]),
    ...(isDemo ? ['Demo data'] : []),
  ]
  return sheetText(head, ['What', 'Value', 'More'], rows)
}

const partSheet = ({ title, meta, columns, rows }: ReportPart): string[] =>
  sheetText(
    meta === '' ? [title] : [title, meta],
    columns.map(({ label }) => label),
    rows,
  )

/** Writes a report as a workbook. Returns the file in parts to be joined in order. Rejects with the reason of `signal`. */
export function writeReportWorkbook(
  report: Report,
  environment: ExportEnvironment,
  signal: AbortSignal = new AbortController().signal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const sheets = withFileLanguage(() => [summarySheet(report), ...report.parts.map(partSheet)])
  const names = sheetNames([REPORT.summary, ...report.parts.map(({ title }) => title)])
  const parts = [
    ...workbookParts(names).map(([path, xml]) => [path, [xml]] as const),
    ...sheets.map((texts, place) => [sheetPath(place), texts] as const),
  ]
  return packWorkbook(parts, environment, signal, () => {})
}
