/** Saved searches, kept per connection. */
import type { FoundCounts, SavedSearch } from '../../model/again/savedSearch.ts'
import { entryStore, type EntryKeeping } from '../database/entryStore.ts'
import type { KeptSavedSearch } from './keptSavedSearch.ts'

/** A saved search to the letter, so that its deletion can be undone. */
export type DeletedSearch = KeptSavedSearch

const kept = entryStore('savedSearches')

const toSearch = ({ path, name, shown, at, saved, seen }: KeptSavedSearch): SavedSearch => ({
  path,
  name,
  ...(shown !== undefined && { shown }),
  at,
  saved,
  seen,
})

/** Calls back when a saved search of this connection was changed, in this tab or another; returns the way to stop. */
export const onSavedSearches = kept.on

/** All of a connection, those saved last first. Throws where the database cannot be read. */
export async function readSavedSearches(
  connectionId: string,
): Promise<{ searches: SavedSearch[]; damaged: number }> {
  const { entries, damaged } = await kept.all(connectionId)
  return { searches: entries.map(toSearch).toSorted((a, b) => b.at - a.at), damaged }
}

/** Saves a search; one that is saved already is replaced. */
export function saveSearch(connectionId: string, search: SavedSearch): Promise<EntryKeeping> {
  return kept.put({ connectionId, ...search })
}

/** Gives it another name and another way to be shown. */
export function changeSavedSearch(
  connectionId: string,
  path: string,
  { name, shown = '' }: Pick<SavedSearch, 'name' | 'shown'>,
): Promise<EntryKeeping> {
  return kept.change(connectionId, path, (entry) => ({ ...entry, name, shown }))
}

/** Notes what a saved search has found now; an answer older than what is known changes nothing. */
export function noteFound(
  connectionId: string,
  path: string,
  seen: FoundCounts,
): Promise<EntryKeeping> {
  return kept.change(connectionId, path, (entry) => ({
    ...entry,
    saved: entry.saved ?? seen,
    seen: entry.seen && entry.seen.at > seen.at ? entry.seen : seen,
  }))
}

/** The result brings it back, null where there was none. Throws where the database refuses. */
export function deleteSavedSearch(
  connectionId: string,
  path: string,
): Promise<DeletedSearch | null> {
  return kept.remove(connectionId, path)
}

/** Undoes a deletion. */
export function putBackSavedSearch(deleted: DeletedSearch): Promise<EntryKeeping> {
  return kept.put(deleted)
}
