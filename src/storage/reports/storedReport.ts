/** The stored form of reports: a head for the list of reports, and the report itself below it. */
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

/** Also for files from other people, so all content is treated as text. */
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
  /** The time in the report itself, which may be older where it was read from a file. */
  madeAt: v.number(),
  /** Of the report’s longest table. */
  rows: v.number(),
  codes: v.number(),
  bytes: v.number(),
  from: v.variant('kind', [
    v.object({ kind: v.literal('page'), path: v.string() }),
    v.object({ kind: v.literal('file'), name: v.string() }),
  ]),
})

/** The type that pages use, with readonly lists. */
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

/** Null for a damaged report. */
export function reportIn(entry: unknown): Report | null {
  const { success, output } = v.safeParse(body, entry)
  return success ? output.report : null
}
