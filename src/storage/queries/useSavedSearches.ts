import { whenFirstPageComplete } from '@/lib/firstPage.ts'
import { useStoredQuery } from './useStoredQuery.ts'

async function loadStore() {
  await whenFirstPageComplete()
  return import('@/storage/collections/savedSearches.ts')
}

const read = async (connectionId: string) => (await loadStore()).readSavedSearches(connectionId)

function on(connectionId: string, listener: () => void): () => void {
  let stop: (() => void) | null = () => {}
  loadStore().then(
    ({ onSavedSearches }) => {
      if (stop) stop = onSavedSearches(connectionId, listener)
    },
    () => {}, // The query loads the same code and reports the failure.
  )
  return () => {
    stop?.()
    stop = null
  }
}

/**
 * All saved searches, the last saved first, for a page that needs no other stored data: the code for the database loads once the
 * page is complete.
 */
export const useSavedSearches = (wanted = true) =>
  useStoredQuery('saved searches', read, on, wanted)
