/** The entries of batches: a batch is the head of its lines and rows. */
import * as v from 'valibot'
import { headedEntries } from '../database/headedEntries.ts'
import { keptBatchEntry, type KeptBatch, type KeptBatchEntry } from './keptBatch.ts'

/** With all that this version knows of one; null for a damaged one. */
export function readEntry(entry: unknown): KeptBatchEntry | null {
  const { success, output } = v.safeParse(keptBatchEntry, entry)
  return success ? output : null
}

/** A head is whole as it lies there, or damaged. */
export const isHead = (entry: unknown): entry is KeptBatch => readEntry(entry)?.holds === 'batch'

export const batchEntries = headedEntries({ store: 'batches', isHead })
