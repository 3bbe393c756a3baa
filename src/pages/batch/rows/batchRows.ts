/** The rows of a batch as its table shows them: how each ended, and where it stands. */
import {
  acceptedRecord,
  answeredRecord,
  endOf,
  type BatchOutcome,
  type BatchProduct,
} from '../../../market/batchAnswer.ts'
import { mineIn, type MineByCountry } from '../../../market/me.ts'
import type { JoinedNames } from '../../../market/names.ts'
import type { Position } from '../../../market/position.ts'
import type { OwnPrice } from '../../../market/priceList/ownPrice.ts'
import type { RowReference } from '../../../market/reference.ts'
import { summaryOfAnswer } from '../../../market/summaryOfAnswer.ts'
import type { BatchRow } from '../../../model/batch/planBatch.ts'
import { isClear } from '../../../model/matching/rankRecords.ts'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import type { ItemState } from '../../../work/job/job.ts'
import type { BatchStatus, BatchTile } from '../batchState.ts'

export type ShownRow = {
  row: BatchRow
  /** `undecided`: a title with candidates, of which nobody has accepted or refused any. */
  state: ItemState | 'invalid' | 'undecided'
  outcome: BatchOutcome | null
  /** Null where there is no market, or none yet. */
  summary: Position | null
  /** What the user's price list says of the code; null where it says nothing. */
  own: OwnPrice | null
}

/** What the rows are made of: a batch that is open, or answers that were kept elsewhere. */
type Answered = Pick<BatchJob, 'plan' | 'outcomeOf' | 'stateOf'>

/** From where the rows are looked at: other figures for another one. */
export type Standpoint = {
  mine: MineByCountry
  reference: RowReference
  /** Percent up to which two prices are equal. */
  tolerance: number
  /** Merchants that are one. */
  joined: JoinedNames
  ownPrice: (countries: readonly string[], code: string) => OwnPrice | null
}

/** The code whose market a row shows or would show, in the length that is known; null where there is none. */
export function marketCodeOf({ row: { ask }, outcome }: Pick<ShownRow, 'row' | 'outcome'>) {
  const answer = outcome?.state === 'done' ? outcome.answer : null
  if (answer?.kind === 'ean') return answer.code
  if (answer?.kind === 'url') return answer.market?.code ?? null
  if (answer?.kind === 'title') {
    return answer.market?.code ?? acceptedRecord(answer)?.eans[0] ?? null
  }
  return ask?.entry.kind === 'ean' ? ask.entry.code : null
}

/** Makes the rows of one standpoint. A row that is as it was is the same object again, its figures worked out once. */
export function createRows({ mine, reference, tolerance, joined, ownPrice }: Standpoint) {
  const known = new WeakMap<BatchRow, ShownRow>()
  const toRow = (row: BatchRow, state: ShownRow['state'], outcome: BatchOutcome | null) => {
    const before = known.get(row)
    if (before?.state === state && before.outcome === outcome) return before
    const code = marketCodeOf({ row, outcome })
    const own = code === null ? null : ownPrice(row.countries, code)
    const { target } = row.line
    const options = {
      mine: mineIn(mine, row.countries),
      reference,
      tolerance,
      joined,
      target,
      listPrice: own?.price ?? null,
    }
    const summary = outcome?.state === 'done' ? summaryOfAnswer(outcome.answer, options) : null
    const shown = { row, state, outcome, summary, own }
    known.set(row, shown)
    return shown
  }
  return ({ plan, outcomeOf, stateOf }: Answered): ShownRow[] =>
    plan.rows.map((row) => {
      if (row.ask === null) return toRow(row, 'invalid', null)
      const { position } = row.ask
      const [state, outcome] = [stateOf(position), outcomeOf(position) ?? null]
      return toRow(row, state === 'done' && outcome ? endOf(outcome) : state, outcome)
    })
}

/** What was cancelled still waits for an answer. */
export function statusOf({ state }: ShownRow): Exclude<BatchStatus, 'all'> {
  switch (state) {
    case 'done':
    case 'undecided':
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
    case 'title':
      return entry.title
    case undefined:
      return row.line.text.trim()
  }
}

/** Of the product that an answer is about, else what the user's own list calls a code that nobody names; null for neither. */
export function titleOf({ outcome, own }: ShownRow): string | null {
  if (outcome?.state !== 'done') return null
  const { answer } = outcome
  switch (answer.kind) {
    case 'ean':
      return answer.title ?? own?.title ?? (own?.note || null)
    case 'url':
      return answer.records[0]?.title ?? null
    case 'id':
      return answer.product?.title ?? null
    case 'title':
      return acceptedRecord(answer)?.title ?? null
  }
}

/** The record of a row, the first of several; null where it has none. */
export function recordOf({ outcome }: ShownRow): BatchProduct | null {
  return outcome?.state === 'done' ? answeredRecord(outcome.answer) : null
}

/**
 * Titles that nobody has decided upon and that a record fits well without a contradiction, by position, with the place of that
 * record.
 */
export function clearTitles(rows: readonly ShownRow[]): Map<number, number> {
  const clear = new Map<number, number>()
  for (const { row, state, outcome } of rows) {
    const answer = outcome?.state === 'done' ? outcome.answer : null
    if (state !== 'undecided' || answer?.kind !== 'title' || !row.ask) continue
    const [best] = answer.candidates
    // An answer of an earlier version does not know: it waits for a decision.
    if (best && isClear({ isContradicted: true, ...best })) clear.set(row.ask.position, 0)
  }
  return clear
}

/** Titles that were accepted and whose market could not be asked, by position, with the place of what was accepted. */
export function titlesToFollow(rows: readonly ShownRow[]): Map<number, number> {
  const failed = new Map<number, number>()
  for (const { row, outcome } of rows) {
    const answer = outcome?.state === 'done' ? outcome.answer : null
    if (answer?.kind !== 'title' || !answer.marketFailure || !row.ask) continue
    if (typeof answer.choice === 'number') failed.set(row.ask.position, answer.choice)
  }
  return failed
}
