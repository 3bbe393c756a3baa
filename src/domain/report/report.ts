/** A report of any kind as plain data, written to a page and to a workbook, and read back from the page. */
import type { Cell } from '@/lib/sheet/sheet.ts'

/** A row of the table at the head: what the report covers, and how complete it is. */
type ReportFact = { label: string; value: string; more: string }

/** Cheaper and more expensive are never shown by colour alone, but also by a word, a sign or hatching. */
export type Tone = 'cheaper' | 'equal' | 'dearer'

/** A headline figure with what it is compared with and what it is based on. */
export type ReportFigure = {
  label: string
  /** As displayed. */
  value: string
  /** Smaller text after the figure: "of 196". */
  of?: string
  tone?: Tone
  lines: readonly string[]
  /** How it is computed. */
  formula: string
}

/**
 * `worked out` is a computed price; `change` a signed percentage where higher means more expensive; `share` a percentage of a
 * whole.
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
  /** How it is computed; absent for received values. */
  formula?: string
  /** Also drawn as a bar beside the figure. */
  isBar?: true
  /**
   * For a `change`: prices that differ by no more than this, in percent, count as equal. Absent where every difference counts.
   */
  equalWithin?: number
}

/** Drawn from the rows of the part’s table, so that chart and table always agree. */
export type ReportChart = {
  /** `shares` are parts of one whole; `bars` are counts per step; `steps` is one figure over time. */
  kind: 'shares' | 'bars' | 'steps'
  /** A text alternative for the chart. */
  says: string
  /** Keys of the columns for labels and values. */
  label: string
  value: string
  /** One per row; `shares` leave out rows without a tone. */
  tones: readonly (Tone | null)[]
  /** The figure that a figure over time is compared with, drawn as a horizontal line. */
  base?: { at: number; label: string }
}

export type ReportPart = {
  key: string
  title: string
  /** Beside the title: order, comparison, and number of rows. */
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
  /** Epoch milliseconds. */
  at: number
  /** The country: "United States". */
  place: string
  isDemo: boolean
  /** The summary sentence; absent where no statement is possible. */
  sentence?: string
  facts: readonly ReportFact[]
  figures: readonly ReportFigure[]
  parts: readonly ReportPart[]
  /** As the user wrote them; '' without any. */
  notes: string
  /** How figures were computed, and what was excluded or not answered. */
  method: readonly { term: string; says: string }[]
}

export type ReportChoices = { title: string; notes: string; without: ReadonlySet<string> }

export function withChoices(report: Report, { title, notes, without }: ReportChoices): Report {
  const parts = report.parts.filter(({ key }) => !without.has(key))
  return { ...report, title: title.trim() || report.title, notes: notes.trim(), parts }
}

/** The number of rows of the longest table; rows of charts are steps and count only without tables. */
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
