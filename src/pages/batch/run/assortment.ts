/** Statistics over the rows of a batch in one country: nothing compares prices across countries. */
import { median, withoutNoise } from '../../../lib/numbers/offerStatistics.ts'
import type { Position } from '../../../market/position.ts'
import type { ShownRow } from '../rows/batchRows.ts'

/** A row as the statistics see it: its end, and its market where it has one. Repeated rows count once. */
export type AssortmentRow = {
  state: 'waiting' | 'done' | 'undecided' | 'not found' | 'failed' | 'invalid'
  summary: Position | null
}

type Exclusion =
  | 'invalid'
  | 'waiting'
  | 'failed'
  | 'undecided'
  | 'not found'
  | 'no market'
  | 'nobody chosen'
  | 'not mine'
  | 'only mine'
  | 'no usable price'
  | 'no reference'

export type IndexBucket = {
  /** From this index on; null for everything below the first edge. */
  from: number | null
  /** Up to, and without, this index; null for everything from the last edge on. */
  to: number | null
  count: number
}

export type Assortment = {
  /** Rows with a price index. */
  n: number
  /** Mean and median of their indices; null for none. */
  meanIndex: number | null
  medianIndex: number | null
  /** What is left out, and why; reasons without rows are absent. */
  excluded: { reason: Exclusion; count: number }[]
  /** Equal steps, as many below 100 as from 100 on; empty for none. */
  distribution: IndexBucket[]
}

const WORDS: Record<Exclusion, string> = {
  invalid: 'invalid',
  waiting: 'waiting',
  failed: 'failed',
  undecided: 'undecided',
  'not found': 'not found',
  'no market': 'without a market',
  'nobody chosen': 'without anyone chosen as me',
  'not mine': 'not sold by me',
  'only mine': 'sold only by me',
  'no usable price': 'without a usable price of mine',
  'no reference': 'without a price to measure against',
}

export const exclusionInWords = (reason: Exclusion): string => WORDS[reason]

/** Repeated rows count once; what is being asked has no answer yet. */
export function assortmentRows(rows: readonly ShownRow[], country: string): AssortmentRow[] {
  return rows
    .filter(({ row }) => row.repeats === null && row.countries.join() === country)
    .map(({ state, summary }) => ({
      state: state === 'asking' || state === 'cancelled' ? 'waiting' : state,
      summary,
    }))
}

const REASONS: readonly Exclusion[] = [
  'undecided',
  'not found',
  'nobody chosen',
  'not mine',
  'only mine',
  'no usable price',
  'no reference',
  'no market',
  'failed',
  'waiting',
  'invalid',
]

function exclusionOf({ state, summary }: AssortmentRow): Exclusion {
  if (state !== 'done') return state
  if (summary === null) return 'no market'
  const { standing, mine, isChosen } = summary
  if (!isChosen) return 'nobody chosen'
  if (standing === 'not mine' || standing === 'only mine') return standing
  return mine === null ? 'no usable price' : 'no reference'
}

const STEP = 5
const LOWEST = 70
const HIGHEST = 130

/** Steps of five, from below 70 to 130 and above; an index of 100 begins a step. */
function distributionOf(indices: readonly number[]): IndexBucket[] {
  const buckets: IndexBucket[] = [{ from: null, to: LOWEST, count: 0 }]
  for (let from = LOWEST; from < HIGHEST; from += STEP) {
    buckets.push({ from, to: from + STEP, count: 0 })
  }
  buckets.push({ from: HIGHEST, to: null, count: 0 })
  for (const index of indices) {
    const place = Math.floor((index - LOWEST) / STEP) + 1
    const bucket = buckets[Math.min(Math.max(place, 0), buckets.length - 1)]
    if (bucket) bucket.count += 1
  }
  return indices.length === 0 ? [] : buckets
}

/** Every row is either counted in `n` or left out for one reason. */
export function assortment(rows: readonly AssortmentRow[]): Assortment {
  const indices: number[] = []
  const excluded = new Map<Exclusion, number>()
  for (const row of rows) {
    const { summary } = row
    if (row.state === 'done' && summary?.index) indices.push(summary.index.index)
    else excluded.set(exclusionOf(row), (excluded.get(exclusionOf(row)) ?? 0) + 1)
  }
  const n = indices.length
  return {
    n,
    meanIndex: n === 0 ? null : withoutNoise(indices.reduce((sum, index) => sum + index / n, 0)),
    medianIndex: median(indices),
    excluded: REASONS.flatMap((reason) => {
      const count = excluded.get(reason)
      return count === undefined ? [] : [{ reason, count }]
    }),
    distribution: distributionOf(indices),
  }
}
