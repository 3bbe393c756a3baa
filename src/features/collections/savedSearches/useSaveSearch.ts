import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import type { FoundCounts, SavedSearch } from '@/domain/updates/savedSearch.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { restoreDeleted } from '@/storage/collections/collections.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  saveSearch,
} from '@/storage/collections/savedSearches.ts'
import type { Changed } from '@/storage/database/entryStore.ts'
import { SAVED } from '@/words/updateAllNames.ts'

const REFUSED = 'The browser’s storage didn’t accept the change.'

/** What came of it, in words that begin with the name. */
function say(words: string, keeping: Changed): void {
  if (keeping === 'gone') toast('It was deleted in another tab.', { tone: 'error' })
  else if (keeping === 'stored') toast(words)
  else toast(`${words} only until you close this page: the browser’s storage is full or blocked`)
}

/** Saves, renames and deletes searches, and says so; a deletion can be undone. */
export function useSaveSearch() {
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
      counts,
      ...search
    }: Pick<SavedSearch, 'path' | 'name' | 'shown'> & { counts: FoundCounts | null }) =>
      tryTo(async () => {
        const { name } = search
        say(
          `${name} saved`,
          await saveSearch(id, { ...search, at: Date.now(), saved: counts, seen: counts }),
        )
      }),
    change: ({ path }: SavedSearch, to: Pick<SavedSearch, 'name' | 'shown'>) =>
      tryTo(async () => say(`Renamed to ${to.name}`, await changeSavedSearch(id, path, to))),
    remove: ({ path, name }: SavedSearch) =>
      tryTo(async () => {
        const deleted = await deleteSavedSearch(id, path)
        toast(`${isolated(name)} deleted`, {
          action: { label: SAVED.undo, undo: () => deleted && restoreDeleted(deleted) },
        })
      }),
  }
}
