/** The rows of a batch as its table shows them: how each ended, and where it stands. */
import type { BatchOutcome } from '../../domain/batch/batchAnswer.ts'
import type { MarketSummary } from '../../domain/batch/marketSummary.ts'
import type { BatchRow } from '../../domain/batch/planBatch.ts'
import { summaryOfAnswer } from '../../domain/batch/summaryOfAnswer.ts'
import type { BatchJob } from '../../jobs/batchJob.ts'
import type { ItemState } from '../../jobs/job.ts'
import type { BatchStatus, BatchTile } from '../../url/batchState.ts'

export type ShownRow = {
  row: BatchRow
  state: ItemState | 'invalid'
  outcome: BatchOutcome | null
  /** Null where there is no market, or none yet. */
  summary: MarketSummary | null
}

/** Works the figures of an answer out once, however often the table is drawn. */
export function createSummaries(mine: string) {
  const known = new WeakMap<BatchOutcome, MarketSummary | null>()
  return (outcome: BatchOutcome | null): MarketSummary | null => {
    if (outcome?.state !== 'done') return null
    const before = known.get(outcome)
    if (before !== undefined) return before
    const summary = summaryOfAnswer(outcome.answer, { mine, reference: 'median' })
    known.set(outcome, summary)
    return summary
  }
}

export function rowsOf(
  { plan, outcomeOf, stateOf }: BatchJob,
  summaryOf: ReturnType<typeof createSummaries>,
): ShownRow[] {
  return plan.rows.map((row) => {
    if (row.ask === null) return { row, state: 'invalid', outcome: null, summary: null }
    const outcome = outcomeOf(row.ask.position) ?? null
    return { row, state: stateOf(row.ask.position), outcome, summary: summaryOf(outcome) }
  })
}

/** What was cancelled still waits for an answer. */
export function statusOf({ state }: ShownRow): Exclude<BatchStatus, 'all'> {
  switch (state) {
    case 'done':
    case 'failed':
    case 'invalid':
      return state
    case 'not found':
      return 'not-found'
    case 'waiting':
    case 'asking':
    case 'cancelled':
      return 'waiting'
  }
}

export function tileOf({ summary }: ShownRow): BatchTile | null {
  switch (summary?.standing) {
    case 'not mine':
      return 'not-mine'
    case 'only mine':
      return 'only-mine'
    case 'cheaper':
    case 'equal':
    case 'dearer':
      return summary.standing
    case null:
    case undefined:
      return null
  }
}

export function countBy<Key extends string>(
  rows: readonly ShownRow[],
  keyOf: (row: ShownRow) => Key | null,
): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** What a row names its thing by: the code, URL or id that is asked, else the cell as it was given. */
export function askedText({ row }: ShownRow): string {
  const entry = row.ask?.entry
  switch (entry?.kind) {
    case 'ean':
      return entry.code
    case 'url':
      return entry.url
    case 'id':
      return entry.id
    case undefined:
      return row.line.text.trim()
  }
}

/** Of the product that an answer is about; null where it tells none. */
export function titleOf({ outcome }: ShownRow): string | null {
  if (outcome?.state !== 'done') return null
  const { answer } = outcome
  switch (answer.kind) {
    case 'ean':
      return answer.title
    case 'url':
      return answer.records[0]?.title ?? null
    case 'id':
      return answer.product?.title ?? null
  }
}
