/** A report of any kind as plain data. It is written to a page and to a workbook, and can be read back from the page. */
import type { Cell } from '@/lib/sheet/sheet.ts'

/** A row of the table at the beginning: what the report covers, and how complete it is. */
type ReportFact = { label: string; value: string; more: string }

/**
 * The meaning of a figure: cheaper, equal or more expensive. It is shown by colour, and always also by a word, a sign or hatching.
 */
export type Tone = 'cheaper' | 'equal' | 'dearer'

/** A headline figure with what it is compared with and what it is based on. */
export type ReportFigure = {
  label: string
  /** The figure as the page shows it. */
  value: string
  /** Smaller text after the figure: "of 196". */
  of?: string
  tone?: Tone
  lines: readonly string[]
  /** How the figure is computed. */
  formula: string
}

/**
 * The kind of a column’s values. `worked out` is a computed price; `change` a signed percentage where higher means more
 * expensive; `share` a percentage of a whole.
 */
export type ReportKind =
  | 'text'
  | 'code'
  | 'merchant'
  | 'price'
  | 'worked out'
  | 'change'
  | 'points'
  | 'percent'
  | 'share'
  | 'index'
  | 'count'
  | 'when'

export type ReportColumn = {
  key: string
  label: string
  kind: ReportKind
  /** How the values are computed; absent for received values. */
  formula?: string
  /** Whether each value is also drawn as a bar beside the figure. */
  isBar?: true
  /**
   * For a `change`, the tolerance in percent: prices that differ by no more than this count as equal. Absent if every difference
   * counts.
   */
  equalWithin?: number
}

/** A chart. It is drawn from the rows of its part’s table, so that chart and table always agree. */
export type ReportChart = {
  /** The kind of chart: `shares` are parts of one whole, `bars` are counts per step, `steps` is one figure over time. */
  kind: 'shares' | 'bars' | 'steps'
  /** A text alternative for the chart. */
  says: string
  /** The keys of the columns that have the labels and the values. */
  label: string
  value: string
  /** One tone per row, null for none; a chart of `shares` leaves out rows without a tone. */
  tones: readonly (Tone | null)[]
  /** The figure that a figure over time is compared with, drawn as a horizontal line. */
  base?: { at: number; label: string }
}

export type ReportPart = {
  key: string
  title: string
  /** Text beside the title of the part: order, comparison, and number of rows. */
  meta: string
  columns: readonly ReportColumn[]
  rows: readonly (readonly Cell[])[]
  /** How many rows the page shows; null for all. The workbook and the data always have all rows. */
  most: number | null
  chart: ReportChart | null
}

export type Report = {
  title: string
  /** The kind of report, and whose it is: "Price report, Northgate". */
  kind: string
  /** When the report was made, in epoch milliseconds. */
  at: number
  /** The name of the country: "United States". */
  place: string
  isDemo: boolean
  /** The summary sentence; absent if no statement is possible. */
  sentence?: string
  facts: readonly ReportFact[]
  figures: readonly ReportFigure[]
  parts: readonly ReportPart[]
  /** Notes as the user wrote them; '' without any. */
  notes: string
  /** How figures were computed, and what was excluded or not answered. */
  method: readonly { term: string; says: string }[]
}

export type ReportChoices = { title: string; notes: string; without: ReadonlySet<string> }

export function withChoices(report: Report, { title, notes, without }: ReportChoices): Report {
  const parts = report.parts.filter(({ key }) => !without.has(key))
  return { ...report, title: title.trim() || report.title, notes: notes.trim(), parts }
}

/** The number of rows of the longest table. Rows of charts are steps of the chart, and count only if no part is a table. */
export function reportRows({ parts }: Pick<Report, 'parts'>): number {
  const tables = parts.filter(({ chart }) => chart === null)
  return Math.max(0, ...(tables.length > 0 ? tables : parts).map(({ rows }) => rows.length))
}

/** The distinct codes of the part with most codes. */
export function reportCodes({ parts }: Pick<Report, 'parts'>): string[] {
  const codes = ({ rows }: ReportPart) => [
    ...new Set(
      rows.flatMap((row) =>
        row.flatMap((cell) =>
          typeof cell === 'object' && cell !== null && 'code' in cell && cell.code !== ''
            ? [cell.code]
            : [],
        ),
      ),
    ),
  ]
  return parts.map(codes).reduce((most, one) => (one.length > most.length ? one : most), [])
}
