import { SAVED } from '../domain/againNames.ts'
import type { FoundCounts, SavedSearch } from '../domain/again/savedSearch.ts'
import { isolated } from '../domain/isolated.ts'
import type { EntryKeeping } from '../store/entryStore.ts'
import {
  deleteSavedSearch,
  putBackSavedSearch,
  renameSavedSearch,
  saveSearch,
} from '../store/savedSearches.ts'
import { toast } from '../ui/toast.ts'
import { useConnection } from './connection.tsx'

const REFUSED = 'The browser’s storage did not take the change.'

/** What came of it, in words that begin with the name. */
function say(words: string, keeping: EntryKeeping): void {
  if (keeping === 'gone') toast('It was deleted in another tab.', { tone: 'error' })
  else if (keeping === 'stored') toast(words)
  else toast(`${words} until this page closes: the browser did not take it`)
}

/** Saves, renames and deletes searches, and says so; a deletion can be undone. */
export function useKeepSearch() {
  const { id } = useConnection()
  const tryTo = async (change: () => Promise<void>) => {
    try {
      await change()
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
  return {
    save: ({
      path,
      name,
      counts,
    }: Pick<SavedSearch, 'path' | 'name'> & { counts: FoundCounts | null }) =>
      tryTo(async () => {
        const search = { path, name, at: Date.now(), saved: counts, seen: counts }
        say(`${name} saved`, await saveSearch(id, search))
      }),
    rename: ({ path }: SavedSearch, name: string) =>
      tryTo(async () => say(`Now called ${name}`, await renameSavedSearch(id, path, name))),
    remove: ({ path, name }: SavedSearch) =>
      tryTo(async () => {
        const deleted = await deleteSavedSearch(id, path)
        toast(`${isolated(name)} deleted`, {
          action: { label: SAVED.undo, undo: () => deleted && putBackSavedSearch(deleted) },
        })
      }),
  }
}
