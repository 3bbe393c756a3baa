/** The entries of result sets: a set is a head with nothing under it, a snapshot is the head of its rows. */
import * as v from 'valibot'
import { collection } from '../database/collection.ts'
import {
  keptResultSetEntry,
  type KeptSnapshotHead,
  type KeptResultRows,
  type KeptResultSetEntry,
  type KeptSetHead,
} from './keptResultSet.ts'

/** Entries that need not be looked through once more: what memory holds is the same object every time. */
const whole = new WeakSet<object>()

/** Says that an entry is whole, for it was made here. */
export function made<Entry extends KeptResultSetEntry>(entry: Entry): Entry {
  whole.add(entry)
  return entry
}

function isEntry(entry: unknown): entry is KeptResultSetEntry {
  if (typeof entry === 'object' && entry !== null && whole.has(entry)) return true
  if (!v.is(keptResultSetEntry, entry)) return false
  whole.add(entry)
  return true
}
const isHead = (entry: unknown): entry is KeptSetHead | KeptSnapshotHead =>
  isEntry(entry) && entry.holds !== 'rows'

export const isSetHead = (entry: unknown): entry is KeptSetHead =>
  isEntry(entry) && entry.holds === 'set'
export const isSnapshotHead = (entry: unknown): entry is KeptSnapshotHead =>
  isEntry(entry) && entry.holds === 'moment'
export const isRows = (entry: unknown): entry is KeptResultRows =>
  isEntry(entry) && entry.holds === 'rows'

export const resultSetStore = collection('resultSets', { isEntry: isHead, hasParts: true })

export const headOf = (connectionId: string, id: string) => [connectionId, '', id] as const
