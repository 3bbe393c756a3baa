/**
 * The store of collections, and type guards for its kinds of entries. A head is the entry of a collection or version itself; its
 * rows, codes and answers are entries of their own.
 */
import * as v from 'valibot'
import { entryStore } from '@/storage/database/entryStore.ts'
import {
  storedEntry,
  type CodesSource,
  type PickedSource,
  type SavedSearchSource,
  type StoredCollection,
  type StoredEntry,
  type StoredRowsEntry,
  type StoredVersionHead,
} from './storedCollection.ts'

/** Entries that were already validated and need no second validation: an entry in memory is always the same object. */
const whole = new WeakSet<object>()

/** Marks an entry that the app has just created as valid. */
export function markValid<Entry extends StoredEntry>(entry: Entry): Entry {
  whole.add(entry)
  return entry
}

function isEntry(entry: unknown): entry is StoredEntry {
  if (typeof entry === 'object' && entry !== null && whole.has(entry)) return true
  if (!v.is(storedEntry, entry)) return false
  whole.add(entry)
  return true
}

const isHead = (entry: unknown): entry is StoredCollection | StoredVersionHead =>
  isCollection(entry) || isVersion(entry)

export const isCollection = (entry: unknown): entry is StoredCollection =>
  isEntry(entry) && entry.holds === 'collection'
export const isVersion = (entry: unknown): entry is StoredVersionHead =>
  isEntry(entry) && entry.holds === 'version'
export const isRows = (entry: unknown): entry is StoredRowsEntry =>
  isEntry(entry) && entry.holds === 'rows'

export type WithSource<Source extends StoredCollection['source']> = StoredCollection & {
  source: Source
}
export const hasCodes = (entry: unknown): entry is WithSource<CodesSource> =>
  isCollection(entry) && entry.source.kind === 'codes'
export const isPicked = (entry: unknown): entry is WithSource<PickedSource> =>
  isCollection(entry) && entry.source.kind === 'picked'
export const isSavedSearch = (entry: unknown): entry is WithSource<SavedSearchSource> =>
  isCollection(entry) && 'path' in entry.source

export const stored = entryStore('collections', {
  isEntry: isHead,
  // Versions have rows below them; collections of codes have codes and answers.
  hasParts: (head) => isVersion(head) || hasCodes(head),
})

export const headOf = (connectionId: string, id: string) => [connectionId, '', id] as const

/** The entry as validated by its schema; null for a damaged entry. */
export function readEntry(entry: unknown): StoredEntry | null {
  const { success, output } = v.safeParse(storedEntry, entry)
  return success ? output : null
}

/** Changes the head of a collection as currently stored, if the head is of this kind. */
export const changeHead = <Kind extends StoredCollection>(
  connectionId: string,
  id: string,
  isKind: (entry: unknown) => entry is Kind,
  change: (collection: Kind) => StoredCollection,
) => stored.change(headOf(connectionId, id), (head) => (isKind(head) ? change(head) : head))
