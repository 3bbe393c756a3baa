/** Reads a catalog file: its beginning for the import preview, and all of it as a stream of records for the demo service. */
import type { FromReader, RowProblem } from '@/api/ownCatalog.ts'
import { DamagedArchive } from '@/features/import/bytes/unpackedSource.ts'
import type { ImportContext } from '@/features/import/decide.ts'
import { describeReading } from '@/features/import/describeReading.ts'
import { FEED_LIMITS, feedCut } from '@/features/import/limits.ts'
import { mapOption, type NamedColumns, type NamedAnswers } from '@/features/import/mapOption.ts'
import type {
  CatalogRow,
  ImportRead,
  ImportReading,
  Question,
  Remark,
} from '@/features/import/reading.ts'
import { RefusedFile, type ImportSource, type Pace } from '@/features/import/source.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { catalogRow, recordLine, type CatalogRecord, type RowOutcome } from './catalogRecord.ts'
import { openCatalog } from './openCatalog.ts'

const noPace: Pace = async () => {}

/** Thrown if a question has to be answered before the import. */
export class OpenQuestionsError extends Error {
  override name = 'OpenQuestionsError'
  readonly questions: readonly Question[]
  /** The columns of the file; a question about one has its index. */
  readonly columns: NamedColumns
  constructor(questions: readonly Question[], columns: NamedColumns = []) {
    super(questions.map(({ about }) => about).join(' '))
    this.questions = questions
    this.columns = columns
  }
}

/**
 * The preview of a catalog: how its first rows are read, or all of them if there are few. An import reads them in the same way;
 * their country is '' until it is known. A file that cannot be read is a `refused` result rather than a rejection. Rejects as
 * `pace` does.
 */
export async function catalogPreview(
  source: ImportSource,
  answers: NamedAnswers,
  context: ImportContext,
  pace: Pace = noPace,
): Promise<ImportReading<CatalogRow>> {
  try {
    const open = await openCatalog(source, answers, context, pace)
    const { opened, decisions } = open
    const rows: CatalogRow[] = []
    const remarks: Remark[] = []
    // `describeReading` turns problems into remarks, so they are left out here.
    open.reader({ needsCountry: false })(
      { ...opened, problems: [] },
      (_, { record, remarks: ofRow }) => {
        if (record) rows.push(catalogRow(record))
        remarks.push(...ofRow)
      },
    )
    const codes = rows.flatMap((row) => (row.codes.length > 0 ? row.codes : ['']))
    const described = { rows, remarks, used: rows.length, codes }
    // The cast is safe, because the rows are those that were just described.
    const reading = describeReading(opened, decisions, described) as ImportRead<CatalogRow>
    const lastRecord = opened.records.at(-1)
    return {
      ...reading,
      // Records of the specification have no columns to choose.
      ...(lastRecord && {
        file: { ...reading.file, lines: Math.max(lastRecord.line, reading.file.lines) },
        columns: [],
        roles: [],
        firstLines: [],
      }),
      ...(!opened.isWhole && { isBeginning: true }),
      defaults: open.defaults,
    }
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return { kind: 'refused', message: `${source.name} ${error.message}`.trim() }
  }
}

/** A message with records, or the end, as the demo service receives it (src/api/ownCatalog.ts). */
export type RecordPiece = Exclude<FromReader, { kind: 'failure' }>

type Options = {
  /** A function that is awaited between two groups of rows. */
  pace?: Pace
  limits?: Partial<Record<'rows' | 'skipped' | 'unpacked', number>>
  /** A clock in milliseconds that never goes back. */
  clock?: () => number
}

/** The maximum number of characters in one piece. */
const PIECE = 262_144
/** Milliseconds after which a smaller piece is sent, so that the user sees progress. */
const SOON_MS = 100

const DAMAGED =
  'The packed file is damaged or incomplete. The rows before the damage were imported.'

/**
 * Reads the whole file: yields pieces, then the end. Nothing is read between two pieces, and leaving the loop closes the file.
 * Throws `RefusedFile` if the file cannot be read, `OpenQuestionsError` if something has to be answered first.
 */
export async function* readCatalog(
  source: ImportSource,
  answers: NamedAnswers,
  context: ImportContext,
  { pace = noPace, limits: limitOptions = {}, clock = () => performance.now() }: Options = {},
): AsyncGenerator<RecordPiece, void> {
  const limits = { ...FEED_LIMITS, ...limitOptions }
  const { opened, decisions, questions, reader } = await openCatalog(source, answers, context, pace)
  const unanswered = questions.filter(({ answer }) => answer === null)
  if (unanswered.length > 0) {
    const columns = decisions.columns.map(({ names }) => ({ name: names[0] ?? '' }))
    throw new OpenQuestionsError(unanswered, columns)
  }

  const piece = pieces()
  const total = { rows: 0, skipped: 0 }
  let cutBecause: string | null = null
  let sent = clock()
  const add = (_: number, { record, remarks }: RowOutcome): void => {
    if (cutBecause !== null) return
    if (total.rows >= limits.rows) cutBecause = feedCut.rows(limits.rows)
    else if (total.skipped >= limits.skipped) cutBecause = feedCut.skipped(limits.skipped)
    else {
      piece.add(record, remarks)
      total[record ? 'rows' : 'skipped'] += 1
    }
  }
  const read = reader({ needsCountry: true })
  try {
    for await (const batch of opened.all(pace)) {
      read(batch, add)
      if (batch.characters > limits.unpacked) cutBecause ??= feedCut.unpacked()
      if (piece.length() >= PIECE || clock() - sent >= SOON_MS) {
        yield piece.flush(batch.bytes)
        sent = clock()
      }
      if (cutBecause !== null) break
    }
    cutBecause ??= opened.ending()
  } catch (error) {
    if (!(error instanceof DamagedArchive) || total.rows === 0) throw error
    cutBecause = DAMAGED
  }
  yield piece.flush(source.bytes)
  yield { kind: 'end', cutBecause }
}

/** Collects rows until they are sent. */
function pieces() {
  let lines: string[] = []
  let length = 0
  let skipped = 0
  let problems: RowProblem[] = []
  return {
    /** The number of characters collected so far. */
    length: () => length,
    add: (record: CatalogRecord | null, remarks: readonly Remark[]): void => {
      for (const { line, kind, about, isUsed } of remarks) {
        // The preview shows corrections; among a thousand problems they would hide what is missing.
        if (kind === 'mended' || isUsed) continue
        problems.push({ row: line, message: about, isSkipped: record === null })
      }
      if (record === null) {
        skipped += 1
        return
      }
      const line = recordLine(record)
      lines.push(line)
      length += line.length
    },
    /** Returns what was collected, as a piece. `bytes` is how much of the file was read so far. */
    flush: (bytes: number): RecordPiece => {
      const piece = { kind: 'records', records: lines.join(''), bytes, skipped, problems } as const
      lines = []
      length = 0
      skipped = 0
      problems = []
      return piece
    },
  }
}

/** A question with the options that answer it: "Which country …? Answer with --map country=us." */
export const questionInWords = (
  question: Question,
  file: Pick<OpenQuestionsError, 'columns'>,
): string => {
  const { about, choices } = question
  const shown = choices.slice(0, 6).map(({ value }) => mapOption(question, value, file))
  const more = choices.length > 6 ? ` (and ${formatCount(choices.length - 6)} more)` : ''
  return `${about} Answer with ${shown.join(' or ')}${more}.`
}
