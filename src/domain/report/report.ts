/** A report as plain data, whatever it is about: what is written to a page and to a workbook, and read back from the page. */
import type { Cell } from '@/lib/sheet/sheet.ts'

/** In a table of its own at the head: what the report is about, and how complete it is. */
type ReportFact = { label: string; value: string; more: string }

/** Cheaper and dearer never by colour alone: a word, a sign or a hatching says it as well. */
export type Tone = 'cheaper' | 'equal' | 'dearer'

/** A headline figure with what it is measured against and what it rests on. */
export type ReportFigure = {
  label: string
  /** As it is shown. */
  value: string
  /** After the figure, smaller: "of 196". */
  of?: string
  tone?: Tone
  lines: readonly string[]
  /** How it is worked out. */
  formula: string
}

/** `worked out` is a price that nobody states; `change` a signed percentage of which more is dearer; `share` a percentage of a whole. */
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
  /** How it is worked out; of what was received there is none. */
  formula?: string
  /** Drawn as a bar beside the figure as well. */
  isBar?: true
  /** Of a `change`: up to what difference, in percent, two prices are equal. Absent where each difference is one. */
  equalWithin?: number
}

/** Of the rows of the part's own table, so that chart and table cannot differ. */
export type ReportChart = {
  /** `shares` are of one whole; `bars` are counts in steps; `steps` one figure over time. */
  kind: 'shares' | 'bars' | 'steps'
  /** What it shows, for whoever cannot see it. */
  says: string
  /** Keys of the columns that name and measure. */
  label: string
  value: string
  /** Of each row; those without one are left out of `shares`. */
  tones: readonly (Tone | null)[]
  /** What a figure over time is measured against: a line across. */
  base?: { at: number; label: string }
}

export type ReportPart = {
  key: string
  title: string
  /** Beside the title: in which order, against what, how many of how many. */
  meta: string
  columns: readonly ReportColumn[]
  rows: readonly (readonly Cell[])[]
  /** The rows of the page are the first so many; null for all. The workbook and the data have all of them. */
  most: number | null
  chart: ReportChart | null
}

export type Report = {
  title: string
  /** What kind of report it is, and whose: "Price report, Northgate". */
  kind: string
  /** Epoch milliseconds. */
  at: number
  /** "United States". */
  place: string
  isDemo: boolean
  /** What it comes to, in a sentence; absent where nothing can be said. */
  sentence?: string
  facts: readonly ReportFact[]
  figures: readonly ReportFigure[]
  parts: readonly ReportPart[]
  /** As they were written; '' for none. */
  notes: string
  /** How the figures came about, what was left out, what was not answered. */
  method: readonly { term: string; says: string }[]
}

/** What whoever makes it has chosen. */
export type ReportChoices = { title: string; notes: string; without: ReadonlySet<string> }

export function withChoices(report: Report, { title, notes, without }: ReportChoices): Report {
  const parts = report.parts.filter(({ key }) => !without.has(key))
  return { ...report, title: title.trim() || report.title, notes: notes.trim(), parts }
}

/** How many rows its longest table has; those of a chart are steps of it. */
export function reportRows({ parts }: Pick<Report, 'parts'>): number {
  const tables = parts.filter(({ chart }) => chart === null)
  return Math.max(0, ...(tables.length > 0 ? tables : parts).map(({ rows }) => rows.length))
}

/** The codes of the part that has the most of them, each once. */
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
