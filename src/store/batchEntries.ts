/** The entries of batches: a batch is the head of its lines and rows. */
import * as v from 'valibot'
import { headedEntries } from './headedEntries.ts'
import { keptBatchEntry, type KeptBatch, type KeptBatchEntry } from './keptBatch.ts'

export const isEntry = (entry: unknown): entry is KeptBatchEntry => v.is(keptBatchEntry, entry)
export const isHead = (entry: unknown): entry is KeptBatch =>
  isEntry(entry) && entry.holds === 'batch'

export const batchEntries = headedEntries({ store: 'batches', isHead })
