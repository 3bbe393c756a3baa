/** Stores saved searches with the number of products they found: collections whose products were not loaded. */
import type { FoundCounts, SavedSearch } from '@/domain/updates/savedSearch.ts'
import { newId } from '@/lib/newId.ts'
import type { ChangeResult, RemovedEntries, SaveResult } from '@/storage/database/entryStore.ts'
import { isSavedSearch, headOf, stored, type WithSource } from './collectionEntries.ts'
import { listHeads } from './collections.ts'
import type { SavedSearchSource, StoredCollection } from './storedCollection.ts'

const toSearch = ({ name, at, source }: WithSource<SavedSearchSource>): SavedSearch => {
  const { path, shown, saved, seen } = source
  return { path, name, ...(shown !== undefined && { shown }), at, saved, seen }
}

/** Calls back when a collection of this connection changes, in this tab or another; returns a function that stops it. */
export const onSavedSearches = stored.subscribe

/** The saved searches among these head entries, the last saved first. */
export const searchesIn = (heads: readonly unknown[]): SavedSearch[] =>
  heads
    .filter(isSavedSearch)
    .map(toSearch)
    .toSorted((a, b) => b.at - a.at)

/** All saved searches of a connection. Throws if the database cannot be read. */
export async function readSavedSearches(
  connectionId: string,
): Promise<{ searches: SavedSearch[] }> {
  return { searches: searchesIn(await listHeads(connectionId)) }
}

const under = (entries: readonly unknown[], path: string) =>
  entries.filter(isSavedSearch).find(({ source }) => source.path === path)

/** Saves a search; an existing one with the same path is replaced and its id stays. */
export async function saveSearch(
  connectionId: string,
  { path, name, shown, at, saved: counted, seen }: SavedSearch,
): Promise<SaveResult> {
  const id = newId()
  const saved = await stored.update([[connectionId, '']], (entries) => {
    const head: StoredCollection = {
      connectionId,
      of: '',
      part: under(entries, path)?.part ?? id,
      at,
      holds: 'collection',
      name,
      source: {
        kind: 'search',
        path,
        ...(shown !== undefined && { shown }),
        saved: counted,
        seen,
      },
      countries: [],
      views: [],
    }
    return { put: [head] }
  })
  stored.notify(connectionId)
  return saved
}

async function changeSearch(
  connectionId: string,
  path: string,
  change: (head: WithSource<SavedSearchSource>) => StoredCollection,
): Promise<ChangeResult> {
  const head = under(await listHeads(connectionId), path)
  if (!head) return 'gone'
  return stored.change(headOf(connectionId, head.part), (now) =>
    isSavedSearch(now) ? change(now) : now,
  )
}

/** Changes the name and the display options of the saved search with this path. */
export function changeSavedSearch(
  connectionId: string,
  path: string,
  { name, shown = '' }: Pick<SavedSearch, 'name' | 'shown'>,
): Promise<ChangeResult> {
  return changeSearch(connectionId, path, (head) => ({
    ...head,
    name,
    source: { ...head.source, shown },
  }))
}

/** Saves the current number of products found, unless the stored number is from a later answer. */
export function noteFound(
  connectionId: string,
  path: string,
  seen: FoundCounts,
): Promise<ChangeResult> {
  return changeSearch(connectionId, path, (head) => {
    const { source } = head
    return {
      ...head,
      source: {
        ...source,
        saved: source.saved ?? seen,
        seen: source.seen && source.seen.at > seen.at ? source.seen : seen,
      },
    }
  })
}

/** Deletes a saved search and returns what undoing needs; null if it did not exist. Throws if the database refuses. */
export async function deleteSavedSearch(
  connectionId: string,
  path: string,
): Promise<RemovedEntries | null> {
  const head = under(await listHeads(connectionId), path)
  return head ? stored.remove(headOf(connectionId, head.part)) : null
}
