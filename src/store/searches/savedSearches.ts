/** Saved searches, kept per connection. */
import type { FoundCounts, SavedSearch } from '../../model/again/savedSearch.ts'
import { collection, type Changed, type Removed, type Saved } from '../database/collection.ts'
import type { KeptSavedSearch } from './keptSavedSearch.ts'

const stored = collection('savedSearches')

const toSearch = ({ path, name, shown, at, saved, seen }: KeptSavedSearch): SavedSearch => ({
  path,
  name,
  ...(shown !== undefined && { shown }),
  at,
  saved,
  seen,
})

/** Calls back when a saved search of this connection was changed, in this tab or another; returns the way to stop. */
export const onSavedSearches = stored.subscribe

/** All of a connection, those saved last first. Throws where the database cannot be read. */
export async function readSavedSearches(
  connectionId: string,
): Promise<{ searches: SavedSearch[]; damaged: number }> {
  const { entries, damaged } = await stored.list([connectionId])
  return { searches: entries.map(toSearch).toSorted((a, b) => b.at - a.at), damaged }
}

/** Saves a search; one that is saved already is replaced. */
export function saveSearch(connectionId: string, search: SavedSearch): Promise<Saved> {
  return stored.put({ connectionId, ...search })
}

/** Gives it another name and another way to be shown. */
export function changeSavedSearch(
  connectionId: string,
  path: string,
  { name, shown = '' }: Pick<SavedSearch, 'name' | 'shown'>,
): Promise<Changed> {
  return stored.change([connectionId, path], (entry) => ({ ...entry, name, shown }))
}

/** Notes what a saved search has found now; an answer older than what is known changes nothing. */
export function noteFound(connectionId: string, path: string, seen: FoundCounts): Promise<Changed> {
  return stored.change([connectionId, path], (entry) => ({
    ...entry,
    saved: entry.saved ?? seen,
    seen: entry.seen && entry.seen.at > seen.at ? entry.seen : seen,
  }))
}

/** Null where there was none. Throws where the database refuses. */
export function deleteSavedSearch(connectionId: string, path: string): Promise<Removed | null> {
  return stored.remove([connectionId, path])
}

/** Undoes a deletion. */
export const putBackSavedSearch = stored.restore
