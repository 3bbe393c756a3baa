/** A catalog's file read: its beginning for the import preview, and all of it as a stream of records for the demo service. */
import type { RowProblem } from '../../../catalog/ownCatalog.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { DamagedArchive } from '../bytes/unpackedSource.ts'
import type { ImportContext } from '../decide.ts'
import { describeReading } from '../describeReading.ts'
import { FEED_LIMITS, feedCut } from '../limits.ts'
import type { NamedAnswers } from '../mapOption.ts'
import type { CatalogRow, ImportReading, Question, Remark } from '../reading.ts'
import { RefusedFile, type ImportSource, type Pace } from '../source.ts'
import { catalogRow, recordLine } from './catalogRecord.ts'
import { openCatalog } from './openCatalog.ts'

const noPace: Pace = async () => {}

/** Thrown where something has to be answered before anything can be imported. */
export class OpenQuestions extends Error {
  override name = 'OpenQuestions'
  readonly questions: readonly Question[]
  constructor(questions: readonly Question[]) {
    super(questions.map(({ about }) => about).join(' '))
    this.questions = questions
  }
}

/**
 * How a file is read, by its first rows: all of them where there are few. The rows are those that the import then has; their
 * country is '' as long as it is not known. Never rejects for what a file holds: such a file is refused. Rejects as `pace` does.
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
    // Problems are among the remarks that `describeReading` makes.
    open.reader({ needsCountry: false })(
      { ...opened, problems: [] },
      (_, { record, remarks: ofRow }) => {
        if (record) rows.push(catalogRow(record))
        remarks.push(...ofRow)
      },
    )
    if (rows.length === 0 && remarks.length === 0 && opened.problems.length === 0) {
      throw new RefusedFile(opened.isWhole ? NO_ROWS : NO_ROW_SOON)
    }
    const codes = rows.flatMap((row) => (row.codes.length > 0 ? row.codes : ['']))
    const described = { rows, remarks, used: rows.length, codes }
    // The rows are those that were just described.
    return describeReading(opened, decisions, described) as ImportReading<CatalogRow>
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return { kind: 'refused', says: `${source.name} ${error.message}`.trim() }
  }
}

const NO_ROWS = 'has no rows.'
const NO_ROW_SOON =
  'has no row within its first half megabyte. Open it in a text editor and look at its beginning.'

/** What is read of a file since the last piece. */
export type CatalogPiece = {
  /** Lines of the protocol (src/catalog/ownCatalog.ts). */
  records: string
  /** How many rows they are. */
  rows: number
  skipped: number
  problems: readonly RowProblem[]
  /** Bytes of the file that are read so far. */
  bytes: number
}

export type CatalogRead = {
  /** Why the records are not those of the whole file; null where they are. */
  cutBecause: string | null
}

type Options = {
  /** Called with each piece; reading continues when it resolves. Rejecting ends the reading. */
  onPiece: (piece: CatalogPiece) => Promise<void>
  limits?: Partial<Record<'rows' | 'skipped' | 'unpacked', number>>
  /** Milliseconds that only grow. */
  clock?: () => number
}

/** Characters of a piece. */
const PIECE = 262_144
/** Milliseconds after which a smaller one is sent: whoever waits sees that something happens. */
const SOON_MS = 100

const DAMAGED =
  'The packed file is damaged or incomplete. The rows before the damage were imported.'

/**
 * Reads all of a file. Throws `RefusedFile` where it cannot be read, `OpenQuestions` where something has to be answered first,
 * and what `onPiece` throws.
 */
export async function readCatalog(
  source: ImportSource,
  answers: NamedAnswers,
  context: ImportContext,
  { onPiece, limits: given = {}, clock = () => performance.now() }: Options,
): Promise<CatalogRead> {
  const limits = { ...FEED_LIMITS, ...given }
  const { opened, questions, reader } = await openCatalog(source, answers, context, noPace)
  const unanswered = questions.filter(({ answer }) => answer === null)
  if (unanswered.length > 0) throw new OpenQuestions(unanswered)

  let lines: string[] = []
  let [length, rows, skipped, bytes] = [0, 0, 0, 0]
  let problems: RowProblem[] = []
  let total = { rows: 0, skipped: 0 }
  let cutBecause: string | null = null
  let sent = clock()
  const send = async (): Promise<void> => {
    const piece = { records: lines.join(''), rows, skipped, problems, bytes }
    lines = []
    length = rows = skipped = 0
    problems = []
    await onPiece(piece)
    sent = clock()
  }
  const addProblems = (remarks: readonly Remark[], isSkipped: boolean): void => {
    for (const { line, kind, about, isUsed } of remarks) {
      // What was mended is in the preview; here it would hide what is missing.
      if (kind !== 'mended' && !isUsed) problems.push({ row: line, says: about, isSkipped })
    }
  }
  const read = reader({ needsCountry: true })
  try {
    for await (const batch of opened.all(noPace)) {
      bytes = batch.bytes
      read(batch, (_, { record, remarks }) => {
        if (cutBecause !== null) return
        if (total.rows >= limits.rows) cutBecause = feedCut.rows(limits.rows)
        else if (total.skipped >= limits.skipped) cutBecause = feedCut.skipped(limits.skipped)
        else {
          addProblems(remarks, record === null)
          if (record === null) {
            skipped += 1
            total = { ...total, skipped: total.skipped + 1 }
            return
          }
          const line = recordLine(record)
          lines.push(line)
          length += line.length
          rows += 1
          total = { ...total, rows: total.rows + 1 }
        }
      })
      if (batch.characters > limits.unpacked) cutBecause ??= feedCut.unpacked()
      if (length >= PIECE || clock() - sent >= SOON_MS) await send()
      if (cutBecause !== null) break
    }
    cutBecause ??= opened.ending()
  } catch (error) {
    if (!(error instanceof DamagedArchive) || total.rows === 0) throw error
    cutBecause = DAMAGED
  }
  await send()
  return { cutBecause }
}

/** "Which country …? Answer it with --map country=us." */
export const questionInWords = ({ key, about, choices }: Question): string => {
  const values = choices.map(({ value }) => value)
  const shown = values
    .slice(0, 6)
    .map((value) => `--map ${key.replaceAll(' ', '-')}=${JSON.stringify(value)}`)
  const more = values.length > 6 ? ` (and ${formatCount(values.length - 6)} more)` : ''
  return `${about} Answer with ${shown.join(' or ')}${more}.`
}
