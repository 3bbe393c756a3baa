/** Batches, kept per connection: each finished row by itself and at once, in memory where it cannot be stored. */
import * as v from 'valibot'
import { createEmitter } from '../../lib/emitter.ts'
import { endOf, type BatchOutcome } from '../../market/batchAnswer.ts'
import type { GivenLine } from '../../model/batch/inputLines.ts'
import { headedEntries, type Keeping } from '../database/headedEntries.ts'
import { keptBatchEntry, type KeptBatch, type KeptBatchEntry } from './keptBatch.ts'

export type { Keeping }

/** With all that this version knows of one; null for a damaged one. */
function readEntry(entry: unknown): KeptBatchEntry | null {
  const { success, output } = v.safeParse(keptBatchEntry, entry)
  return success ? output : null
}

/** A head is whole as it lies there, or damaged. */
const isHead = (entry: unknown): entry is KeptBatch => readEntry(entry)?.holds === 'batch'

/** A batch is the head of its lines and rows. */
const { changeEntries, entriesUnder, heldOf, putEntries, readHead, takeEntries } = headedEntries({
  store: 'batches',
  isHead,
})

export type Batch = Omit<KeptBatch, 'connectionId' | 'of' | 'part' | 'holds'> & { id: string }

/** What was asked, and how it ended. `position` is its place in the plan, `key` what it is. */
export type KeptOutcome = { position: number; key: string; outcome: BatchOutcome }

export type ReadBatch = {
  batch: Batch
  lines: GivenLine[]
  /** In the order of their positions. */
  outcomes: KeptOutcome[]
  /** Entries that cannot be used; what they answered is asked again. */
  damaged: number
}

/** Everything of a batch, to the letter, so that a deletion can be undone. */
export type DeletedBatch = { connectionId: string; id: string; entries: readonly unknown[] }

const emitter = createEmitter()

/** Calls back when a batch of this tab was made, changed, deleted or brought back; returns the way to stop. */
export const onBatches = emitter.on

const toBatch = ({ part, at, name, groups, settings, isRunning, counts }: KeptBatch): Batch => ({
  id: part,
  at,
  name,
  groups,
  settings,
  isRunning,
  counts,
})

/** Keeps a new batch with its lines. */
export async function createBatch(
  connectionId: string,
  { id, ...batch }: Batch,
  lines: readonly GivenLine[],
): Promise<Keeping> {
  const entries: KeptBatchEntry[] = [
    { connectionId, of: '', part: id, holds: 'batch', ...batch },
    { connectionId, of: id, part: -1, holds: 'lines', at: batch.at, lines: [...lines] },
  ]
  const keeping = await putEntries(connectionId, [id], entries)
  emitter.emit()
  return keeping
}

/** All batches of a connection, newest first. Throws where the database cannot be read. */
export async function listBatches(
  connectionId: string,
): Promise<{ batches: Batch[]; damaged: number }> {
  const entries = await entriesUnder(connectionId, '')
  const heads = entries.filter(isHead)
  return {
    batches: heads.map(toBatch).toSorted((a, b) => b.at - a.at),
    damaged: entries.length - heads.length,
  }
}

/** Null where this browser keeps no such batch. Throws where the database cannot be read. */
export async function readBatch(connectionId: string, id: string): Promise<ReadBatch | null> {
  const head = await readHead(connectionId, id)
  if (!head) return null
  const entries = await entriesUnder(connectionId, id)
  const usable = entries.flatMap((entry) => readEntry(entry) ?? [])
  const outcomes = usable.flatMap((entry): KeptOutcome[] =>
    entry.holds === 'row' ? [{ position: entry.part, key: entry.key, outcome: entry.outcome }] : [],
  )
  return {
    batch: toBatch(head),
    lines: usable.flatMap((entry) => (entry.holds === 'lines' ? entry.lines : [])),
    outcomes: outcomes.toSorted((a, b) => a.position - b.position),
    damaged: entries.length - usable.length,
  }
}

const COUNTED = {
  done: 'done',
  'not found': 'notFound',
  failed: 'failed',
  undecided: 'undecided',
} as const

/** Keeps how one thing ended; `before` is how it had ended until now, where it is asked again. */
export function keepOutcome(
  connectionId: string,
  id: string,
  { position, key, outcome }: KeptOutcome,
  before: BatchOutcome | null = null,
): Promise<Keeping> {
  const count = (batch: KeptBatch) => {
    const counts = { ...batch.counts }
    const add = (one: BatchOutcome, more: number) => {
      const counted = COUNTED[endOf(one)]
      counts[counted] = Math.max((counts[counted] ?? 0) + more, 0)
    }
    if (before) add(before, -1)
    add(outcome, 1)
    return { ...batch, counts }
  }
  return changeEntries(connectionId, id, count, [
    { connectionId, of: id, part: position, holds: 'row', at: outcome.at, key, outcome },
  ])
}

/** Renames a batch, changes how it asks from now on, or says whether it runs. */
export async function changeBatch(
  connectionId: string,
  id: string,
  changes: Partial<Pick<Batch, 'name' | 'settings' | 'isRunning'>>,
): Promise<Keeping> {
  const keeping = await changeEntries(connectionId, id, (batch) => ({ ...batch, ...changes }))
  emitter.emit()
  return keeping
}

/** Tries once more to store what memory holds of a batch. */
export async function storeHeld(connectionId: string, id: string): Promise<Keeping> {
  return putEntries(connectionId, [id], heldOf(connectionId, id))
}

/** Deletes a batch with its lines and rows; the result brings it back. Throws where the database refuses. */
export async function deleteBatch(connectionId: string, id: string): Promise<DeletedBatch> {
  const entries = await takeEntries(connectionId, [id])
  emitter.emit()
  return { connectionId, id, entries }
}

/** Undoes a deletion. */
export async function putBackBatch({ connectionId, id, entries }: DeletedBatch): Promise<Keeping> {
  const keeping = await putEntries(connectionId, [id], entries)
  emitter.emit()
  return keeping
}
