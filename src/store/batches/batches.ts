/** Batches, kept per connection: each finished row by itself and at once, in memory where it cannot be stored. */
import * as v from 'valibot'
import { endOf, type BatchOutcome } from '../../market/batchAnswer.ts'
import type { GivenLine } from '../../model/batch/inputLines.ts'
import { collection, type Changed, type Removed, type Saved } from '../database/collection.ts'
import { keptBatchEntry, type KeptBatch, type KeptBatchEntry } from './keptBatch.ts'

/** With all that this version knows of one; null for a damaged one. */
function readEntry(entry: unknown): KeptBatchEntry | null {
  const { success, output } = v.safeParse(keptBatchEntry, entry)
  return success ? output : null
}

/** A head is whole as it lies there, or damaged. */
const isHead = (entry: unknown): entry is KeptBatch => readEntry(entry)?.holds === 'batch'

/** A batch is the head of its lines and rows. */
const stored = collection('batches', { isEntry: isHead, hasParts: true })

const headOf = (connectionId: string, id: string) => [connectionId, '', id] as const

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

/** Calls back when a batch of this connection was made, changed, deleted or restored, in this tab or another; returns a function that stops it. */
export const onBatches = stored.subscribe

const toBatch = ({
  part,
  at,
  name,
  groups,
  settings,
  isRunning,
  counts,
  views,
  markets,
}: KeptBatch): Batch => ({
  id: part,
  at,
  name,
  groups,
  settings,
  isRunning,
  counts,
  ...(views && { views }),
  ...(markets && { markets }),
})

/** Keeps a new batch with its lines. */
export function createBatch(
  connectionId: string,
  { id, ...batch }: Batch,
  lines: readonly GivenLine[],
): Promise<Saved> {
  return stored.put(
    { connectionId, of: '', part: id, holds: 'batch', ...batch },
    { connectionId, of: id, part: -1, holds: 'lines', at: batch.at, lines: [...lines] },
  )
}

/** Saves a batch with its lines and answers, in place of what was saved of them before. Answers that are not given stay. */
export function replaceBatch(
  connectionId: string,
  { id, ...batch }: Batch,
  lines: readonly GivenLine[],
  outcomes: readonly KeptOutcome[],
): Promise<Saved> {
  return stored.put(
    { connectionId, of: '', part: id, holds: 'batch', ...batch },
    { connectionId, of: id, part: -1, holds: 'lines', at: batch.at, lines: [...lines] },
    ...outcomes.map(({ position, key, outcome }) => ({
      connectionId,
      of: id,
      part: position,
      holds: 'row' as const,
      at: outcome.at,
      key,
      outcome,
    })),
  )
}

/** All batches of a connection, newest first. Throws where the database cannot be read. */
export async function listBatches(
  connectionId: string,
): Promise<{ batches: Batch[]; damaged: number }> {
  const { entries, damaged } = await stored.list([connectionId, ''])
  return { batches: entries.map(toBatch).toSorted((a, b) => b.at - a.at), damaged }
}

/** Null where this browser keeps no such batch. Throws where the database cannot be read. */
export async function readBatch(connectionId: string, id: string): Promise<ReadBatch | null> {
  const head = await stored.read(headOf(connectionId, id))
  if (!head) return null
  const entries = await stored.listRaw([connectionId, id])
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
): Promise<Changed> {
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
  return stored.addParts(headOf(connectionId, id), count, [
    { connectionId, of: id, part: position, holds: 'row', at: outcome.at, key, outcome },
  ])
}

/** Renames a batch, changes how it asks from now on or its saved views, or says whether it runs; from what it is by then. */
export function changeBatch(
  connectionId: string,
  id: string,
  change: (
    batch: Batch,
  ) => Partial<Pick<Batch, 'name' | 'settings' | 'isRunning' | 'views' | 'markets'>>,
): Promise<Changed> {
  return stored.change(headOf(connectionId, id), (batch) => ({
    ...batch,
    ...change(toBatch(batch)),
  }))
}

/** Tries once more to store what memory holds of a batch. */
export function storeHeld(connectionId: string, id: string): Promise<Saved> {
  return stored.storeMemory(headOf(connectionId, id), [connectionId, id])
}

/** Deletes a batch with its lines and rows; null where there was none. Throws where the database refuses. */
export function deleteBatch(connectionId: string, id: string): Promise<Removed | null> {
  return stored.remove(headOf(connectionId, id), [connectionId, id])
}

/** Undoes a deletion. */
export const putBackBatch = stored.restore
