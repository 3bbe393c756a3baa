/** The stored form of reports: a head for the list of reports, and the report itself under the head’s id. */
import * as v from 'valibot'
import type { Report, ReportChart, ReportFigure } from '@/domain/report/report.ts'

const texts = v.array(v.string())
const tone = v.picklist(['cheaper', 'equal', 'dearer'])

const cell = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.strictObject({ code: v.string() }),
  v.strictObject({ at: v.number() }),
  v.strictObject({ url: v.string() }),
  v.null(),
])

const figure = v.object({
  label: v.string(),
  value: v.string(),
  of: v.exactOptional(v.string()),
  tone: v.exactOptional(tone),
  lines: texts,
  formula: v.string(),
}) satisfies v.GenericSchema<ReportFigure>

const column = v.object({
  key: v.string(),
  label: v.string(),
  kind: v.picklist([
    'text',
    'code',
    'merchant',
    'price',
    'worked out',
    'change',
    'points',
    'percent',
    'share',
    'index',
    'count',
    'when',
  ]),
  formula: v.exactOptional(v.string()),
  isBar: v.exactOptional(v.literal(true)),
  equalWithin: v.exactOptional(v.number()),
})

const chart = v.object({
  kind: v.picklist(['shares', 'bars', 'steps']),
  says: v.string(),
  label: v.string(),
  value: v.string(),
  tones: v.array(v.nullable(tone)),
  base: v.exactOptional(v.object({ at: v.number(), label: v.string() })),
}) satisfies v.GenericSchema<ReportChart>

/** The content of a report. It is also read from files of other people, so pages show all of it as text and never as HTML. */
export const writtenReport = v.object({
  title: v.string(),
  kind: v.string(),
  at: v.number(),
  place: v.string(),
  isDemo: v.boolean(),
  sentence: v.exactOptional(v.string()),
  facts: v.array(v.object({ label: v.string(), value: v.string(), more: v.string() })),
  figures: v.array(figure),
  parts: v.array(
    v.object({
      key: v.string(),
      title: v.string(),
      meta: v.string(),
      columns: v.array(column),
      rows: v.array(v.array(cell)),
      most: v.nullable(v.number()),
      chart: v.nullable(chart),
    }),
  ),
  notes: v.string(),
  method: v.array(v.object({ term: v.string(), says: v.string() })),
}) satisfies v.GenericSchema<Report>

const head = v.object({
  connectionId: v.string(),
  of: v.literal(''),
  part: v.string(),
  /** When it was stored, in epoch milliseconds. */
  at: v.number(),
  title: v.string(),
  kind: v.string(),
  /** When the report was made, as the report states; for a report from a file, this may be long before `at`. */
  madeAt: v.number(),
  /** The number of rows in the report’s longest table, and of distinct codes in the table with the most codes. */
  rows: v.number(),
  codes: v.number(),
  bytes: v.number(),
  from: v.variant('kind', [
    v.object({ kind: v.literal('page'), path: v.string() }),
    v.object({ kind: v.literal('file'), name: v.string() }),
  ]),
})

/** The report as pages use it, with readonly lists. */
const pageReport: v.GenericSchema<unknown, Report> = writtenReport

const body = v.object({
  connectionId: v.string(),
  of: v.pipe(v.string(), v.nonEmpty()),
  part: v.literal(0),
  at: v.number(),
  report: pageReport,
})

export const storedReportEntry = v.union([head, body])

export type StoredReportEntry = v.InferOutput<typeof storedReportEntry>
export type StoredReportHead = v.InferOutput<typeof head>

export const isReportHead = (entry: unknown): entry is StoredReportHead => v.is(head, entry)

/** The report in a stored entry; null for a damaged one. */
export function reportIn(entry: unknown): Report | null {
  const { success, output } = v.safeParse(body, entry)
  return success ? output.report : null
}
