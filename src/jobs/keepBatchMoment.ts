/** Keeps what a batch has been answered so far as a moment of a result set, to be compared with later ones. */
import type { BatchOutcome } from '../domain/batch/batchAnswer.ts'
import type { BatchAsk } from '../domain/batch/planBatch.ts'
import { isSameSource } from '../domain/again/sameSource.ts'
import { newId } from '../domain/newId.ts'
import { rowKey } from '../domain/resultSet/resultRow.ts'
import {
  defaultLoadSettings,
  MOST_ROWS,
  type Moment,
  type ResultSet,
} from '../domain/resultSet/resultSet.ts'
import { rowsOfAnswer } from '../domain/resultSet/toResultRow.ts'
import { readBatch, type Batch } from '../store/batches.ts'
import type { MomentEnds } from '../store/momentParts.ts'
import {
  createSet,
  keepMoment,
  listSets,
  type Keeping,
  type KeptRows,
} from '../store/resultSets.ts'
import { createKnownRows } from './knownRows.ts'
import { asksOfBatch } from './loadSource.ts'

export type KeptBatchMoment = {
  set: ResultSet
  /** `known`: these answers are kept as a moment already, and no other was made of them. */
  keeping: Keeping | 'known'
}

/** `most`: rows of a moment. */
type Answered = {
  most: number
  asks: readonly BatchAsk[]
  outcomes: ReadonlyMap<string, BatchOutcome>
}

/**
 * One set for each group of countries that is asked together: that of an earlier moment of the batch, or a new one. Empty
 * where nothing was answered yet, null where this browser keeps no such batch. Throws where the database cannot be read.
 */
export async function keepBatchMoment(
  connectionId: string,
  batchId: string,
  most = MOST_ROWS,
): Promise<KeptBatchMoment[] | null> {
  const read = await readBatch(connectionId, batchId)
  if (!read) return null
  const outcomes = new Map(read.outcomes.map(({ key, outcome }) => [key, outcome]))
  const kept: KeptBatchMoment[] = []
  for (const group of read.batch.groups) {
    const asks = (await asksOfBatch(connectionId, batchId, group)) ?? []
    if (!asks.some(({ key }) => outcomes.has(key))) continue
    kept.push(await keepGroup(connectionId, read.batch, group, { most, asks, outcomes }))
  }
  return kept
}

async function keepGroup(
  connectionId: string,
  batch: Batch,
  countries: readonly string[],
  answered: Answered,
): Promise<KeptBatchMoment> {
  const asked: Pick<ResultSet, 'source' | 'countries'> = {
    source: { kind: 'batch', batchId: batch.id },
    countries: [...countries],
  }
  const { sets } = await listSets(connectionId)
  const known = sets.find(({ set }) => isSameSource(set, asked))
  const isOneOfSeveral = batch.groups.length > 1
  const name = isOneOfSeveral ? `${batch.name}, ${countries.join(', ')}` : batch.name
  const set = known?.set ?? { id: newId(), at: Date.now(), name, views: [], ...asked }
  const { moment, rows, ends } = momentOf(set.id, batch, answered)
  const isKept = known?.moments.some(
    ({ at, counts }) => at === moment.at && counts.rows === moment.counts.rows,
  )
  if (isKept) return { set, keeping: 'known' }
  if (!known) await createSet(connectionId, set)
  return { set, keeping: await keepMoment(connectionId, moment, rows, null, ends) }
}

/** As of the last answer: the parts are what the batch asks for, as a load of the set would ask for them. */
function momentOf(setId: string, batch: Batch, { most, asks, outcomes }: Answered) {
  const known = createKnownRows()
  const rows: KeptRows[] = []
  const ends: Record<keyof MomentEnds, number[]> = { notFound: [], failed: [] }
  const counts = { rows: 0, duplicates: 0, withoutId: 0 }
  let last = 0
  let isCut = false
  for (const [part, { key, countries }] of asks.entries()) {
    const outcome = outcomes.get(key)
    if (!outcome) continue
    last = Math.max(last, outcome.at)
    if (outcome.state === 'not found') ends.notFound.push(part)
    if (outcome.state === 'failed') ends.failed.push(part)
    if (outcome.state !== 'done') continue
    const own = rowsOfAnswer(outcome.answer, countries.join(',')).map((row) => ({
      ...row,
      place: part,
    }))
    const fresh = known.fresh(own)
    const fitting = fresh.slice(0, most - counts.rows)
    known.add(part, fitting)
    counts.rows += fitting.length
    counts.duplicates += own.length - fresh.length
    counts.withoutId += fitting.filter((row) => rowKey(row) === null).length
    isCut ||= fitting.length < fresh.length
    rows.push({ part, at: outcome.at, rows: fitting })
  }
  const moment: Moment = {
    id: newId(),
    setId,
    at: last,
    endedAt: last,
    settings: {
      ...defaultLoadSettings,
      mode: batch.settings.mode,
      atOnce: batch.settings.atOnce,
      most,
      batch: batch.settings,
    },
    isRunning: false,
    promised: null,
    counts: {
      asks: asks.length,
      done: rows.length,
      notFound: ends.notFound.length,
      failed: ends.failed.length,
      ...counts,
    },
    notes: isCut ? [{ kind: 'cut', found: null }] : [],
  }
  return { moment, rows, ends }
}
