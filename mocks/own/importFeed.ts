/** A whole feed as packed listings, piece by piece: never more of the file is held than one piece and one row. */
import type { FeedReading, OwnRecord, RowProblem } from './feed.ts'
import { FEED_LIMITS, OF_FILE } from './feedLimits.ts'
import { feedReader } from './file/feedReader.ts'
import { BrokenArchive, type FeedSource } from './file/feedSource.ts'
import { type Part, partWriter } from './kept/parts.ts'
import { type RowListings, rowReading } from './rows/rowReading.ts'
import { textPieces } from './file/textPieces.ts'

export type ImportLimits = Partial<Record<'rows' | 'bytes' | 'skipped' | 'unpacked', number>>

const PROBLEMS = 1000

export type Imported = {
  rows: number
  skipped: number
  /** Of the file. */
  bytes: number
  cutBecause: string | null
  problems: RowProblem[]
  countries: string[]
  merchants: string[]
  /** It was stopped between two pieces. */
  isStopped: boolean
}

type Count = Pick<Imported, 'rows' | 'skipped' | 'bytes'>

type Options = {
  /** Asked after each piece of the file; false stops the reading there. */
  goesOn: (count: Count) => Promise<boolean>
  /** Listings are full parts; awaited before more is read. */
  keep: (part: Part) => Promise<void>
  limits?: ImportLimits
  /** Epoch milliseconds: some prices hold for a time. */
  now?: number
}

export const importFeed = async (
  source: FeedSource,
  reading: FeedReading,
  { goesOn, keep, limits: given = {}, now = Date.now() }: Options,
): Promise<Imported> => {
  const limits = { ...FEED_LIMITS, ...given }
  const result: Imported = {
    rows: 0,
    skipped: 0,
    bytes: 0,
    cutBecause: null,
    problems: [],
    countries: [],
    merchants: [],
    isStopped: false,
  }
  /** How many listings each has. */
  const countries = new Map<string, number>()
  const merchants = new Set<string>()
  const ids = new Set<string>()
  const full: Part[] = []
  let held = 0
  const parts = partWriter((part) => {
    held += part.bytes.length
    full.push(part)
  })

  const say = (problem: RowProblem): void => {
    if (result.problems.length < PROBLEMS) result.problems.push(problem)
  }
  /** False where the id is taken in its country: the earlier row stays. */
  const add = (record: OwnRecord): boolean => {
    const id = `${record.country} ${record.product.productId}`
    if (ids.has(id) || !parts.add(record)) return false
    ids.add(id)
    countries.set(record.country, (countries.get(record.country) ?? 0) + 1)
    merchants.add(record.product.merchant)
    return true
  }

  const take = ({ row, records, problems }: RowListings): void => {
    if (result.rows >= limits.rows) {
      result.cutBecause = OF_FILE.rows(limits.rows)
      return
    }
    if (result.skipped >= limits.skipped) {
      result.cutBecause = OF_FILE.skipped(limits.skipped)
      return
    }
    for (const problem of problems) say(problem)
    if (records.length === 0) result.skipped += 1
    else if (records.filter(add).length > 0) result.rows += 1
    else {
      result.skipped += 1
      const id = records[0]?.product.productId ?? ''
      const says = `Has the product id of an earlier row, or is too large: ${id}`
      say({ row, says, isSkipped: true })
    }
  }

  const flush = async (): Promise<void> => {
    for (const part of full.splice(0)) await keep(part)
    if (held < limits.bytes) return
    result.cutBecause ??= OF_FILE.bytes(limits.bytes, result.rows)
  }

  const readRow = rowReading(reading, now)
  const reader = await feedReader(reading, (row) => {
    if (result.cutBecause === null) take(readRow(row))
  })
  try {
    const pieces = textPieces(source, reading.encoding, (bytes) => {
      result.bytes += bytes
    })
    let unpacked = 0
    for await (const text of pieces) {
      reader.write(text)
      unpacked += text.length
      if (unpacked > limits.unpacked) result.cutBecause ??= OF_FILE.unpacked
      await flush()
      if (result.cutBecause !== null) break
      result.isStopped = !(await goesOn(result))
      if (result.isStopped) break
    }
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error
    result.cutBecause = 'The packed file breaks off; what stands before the break was taken.'
  }
  if (result.isStopped)
    result.cutBecause = 'The reading was cancelled; what had been read was taken.'
  else if (result.cutBecause === null) {
    const brokenOff = reader.end()
    // the last row may be one too many
    result.cutBecause ??= brokenOff
  }
  parts.finish()
  await flush()
  const mostFirst = [...countries].toSorted(([, one], [, other]) => other - one)
  return { ...result, countries: mostFirst.map(([country]) => country), merchants: [...merchants] }
}
