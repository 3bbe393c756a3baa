/** Packs records into parts as they arrive: at most one piece and one part is in memory. */
import { RECORD_LIMITS, tooManyBytes, tooManyRows } from './recordLimits.ts'
import { readRecordLine } from './recordLine.ts'
import type { OwnRecord, RecordPiece, RowProblem } from './records.ts'
import { type Part, partWriter } from './stored/parts.ts'

export type RecordLimits = Partial<Record<'rows' | 'bytes', number>>

export type RecordsSummary = {
  /** The rows that gave at least one listing. */
  rows: number
  skipped: number
  /** The bytes of the file read so far. */
  bytes: number
  cutBecause: string | null
  /** At most the first thousand. */
  problems: RowProblem[]
  /** Sorted by number of listings, highest first. */
  countries: string[]
  merchants: string[]
  /** Whether `signal` ended the import. */
  isStopped: boolean
}

type Options = {
  /** Ends the import at once, even while waiting for a piece. */
  signal: AbortSignal
  /** Called after each piece; the next one is read when it resolves. */
  onProgress: (count: Pick<RecordsSummary, 'rows' | 'skipped' | 'bytes'>) => Promise<void>
  /** Called with each full part; the next piece is read when it resolves. */
  store: (part: Part) => Promise<void>
  /** Called with each listing, in their order. */
  index?: (record: OwnRecord) => void
  limits?: RecordLimits
}

const STOPPED = 'The import was cancelled. What had been read until then is imported.'

/** Yields the pieces until `signal` is aborted. */
async function* untilAborted(
  pieces: AsyncIterable<RecordPiece>,
  signal: AbortSignal,
): AsyncGenerator<RecordPiece> {
  const iterator = pieces[Symbol.asyncIterator]()
  let stop: () => void = () => undefined
  const aborted = new Promise<null>((resolve) => {
    stop = () => {
      resolve(null)
    }
  })
  signal.addEventListener('abort', stop)
  try {
    while (!signal.aborted) {
      const next = await Promise.race([iterator.next(), aborted])
      if (next === null || next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    // Not awaited: a stuck sender would delay stopping.
    iterator.return?.().catch(() => undefined)
  }
}

/** Rejects if the pieces fail, or stop without an `end`. */
export const packRecords = async (
  pieces: AsyncIterable<RecordPiece>,
  { signal, onProgress, store, index = () => undefined, limits: limitOptions = {} }: Options,
): Promise<RecordsSummary> => {
  const limits = { ...RECORD_LIMITS, ...limitOptions }
  const summary: RecordsSummary = {
    rows: 0,
    skipped: 0,
    bytes: 0,
    cutBecause: null,
    problems: [],
    countries: [],
    merchants: [],
    isStopped: false,
  }
  /** The number of listings in each country. */
  const countries = new Map<string, number>()
  const merchants = new Set<string>()
  const ids = new Set<string>()
  const full: Part[] = []
  let stored = 0
  const parts = partWriter((part) => {
    stored += part.bytes.length
    full.push(part)
  })

  const note = (problem: RowProblem): void => {
    if (summary.problems.length < RECORD_LIMITS.problems) summary.problems.push(problem)
  }
  /** False if the country already has a listing with this id; the earlier one stays. */
  const add = (record: OwnRecord): boolean => {
    const id = `${record.country} ${record.product.productId}`
    if (ids.has(id) || !parts.add(record)) return false
    ids.add(id)
    countries.set(record.country, (countries.get(record.country) ?? 0) + 1)
    merchants.add(record.product.merchant)
    index(record)
    return true
  }
  const addLine = (line: string): void => {
    if (summary.rows >= limits.rows) {
      summary.cutBecause = tooManyRows(limits.rows)
      return
    }
    const { row, records, problem } = readRecordLine(line)
    let added = 0
    for (const record of records) if (add(record)) added += 1
    if (added > 0) {
      summary.rows += 1
      return
    }
    summary.skipped += 1
    const why = problem ?? 'has the product id of an earlier row, or is too large'
    note({ row, message: `It ${why}.`, isSkipped: true })
  }
  const flush = async (): Promise<void> => {
    for (const part of full.splice(0)) await store(part)
    if (stored >= limits.bytes) summary.cutBecause ??= tooManyBytes(limits.bytes, summary.rows)
  }

  let hasEnded = false
  for await (const piece of untilAborted(pieces, signal)) {
    if (piece.kind === 'end') {
      summary.cutBecause = piece.cutBecause
      hasEnded = true
      break
    }
    summary.bytes = piece.bytes
    summary.skipped += piece.skipped
    for (const problem of piece.problems) note(problem)
    const { records } = piece
    for (let from = 0; from < records.length && summary.cutBecause === null;) {
      const end = records.indexOf('\n', from)
      const to = end === -1 ? records.length : end
      if (to > from) addLine(records.slice(from, to))
      from = to + 1
    }
    await flush()
    if (summary.cutBecause !== null) break
    await onProgress(summary)
  }
  summary.isStopped = !hasEnded && summary.cutBecause === null && signal.aborted
  if (summary.isStopped) summary.cutBecause = STOPPED
  else if (!hasEnded && summary.cutBecause === null) {
    throw new Error('The records broke off before their end.')
  }
  parts.finish()
  await flush()
  const mostFirst = [...countries].toSorted(([, one], [, other]) => other - one)
  return { ...summary, countries: mostFirst.map(([country]) => country), merchants: [...merchants] }
}
