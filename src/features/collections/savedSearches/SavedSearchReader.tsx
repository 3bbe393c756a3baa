import { useEffect, useLayoutEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { FoundCounts, SavedSearch } from '@/domain/updates/savedSearch.ts'
import { savedSearchPath } from '@/routing/savedSearchPath.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { useSavedSearches } from '@/storage/queries/useSavedSearches.ts'
import { useFoundCounts } from './useFoundCounts.ts'

export type SavedSearchState = {
  /** The numbers of products that the search finds; null until all answers have arrived. */
  counts: FoundCounts | null
  /** The saved search; null if it is not saved. */
  saved: SavedSearch | null
}

type Props = {
  state: SearchState
  /** Called with what was read; must be the same function on each render. */
  onKnown: (known: SavedSearchState) => void
}

/** Finds the saved search for the shown one, and stores its latest counts. Renders nothing. */
export function SavedSearchReader({ state, onKnown }: Props) {
  const { id } = useConnection()
  const counts = useFoundCounts(state)
  const { data } = useSavedSearches(counts !== null)
  const path = savedSearchPath(state)
  const saved = data?.searches.find((search) => search.path === path) ?? null
  const known = JSON.stringify({ counts, saved })

  const seenAt = saved?.seen?.at ?? 0
  const isNewer = saved !== null && counts !== null && counts.at > seenAt
  const noted = isNewer && counts.found.every(({ count }) => count !== null) ? counts : null
  const words = JSON.stringify(noted)

  useLayoutEffect(() => {
    onKnown(JSON.parse(known) as SavedSearchState) // serialized above
  }, [known, onKnown])

  useEffect(() => {
    const seen = JSON.parse(words) as typeof noted // serialized above
    if (!seen) return
    const note = async () => {
      const { noteFound } = await import('@/storage/collections/savedSearches.ts')
      await noteFound(id, path, seen)
    }
    // A failure can be ignored: the counts are on the page, and are stored the next time.
    note().catch(() => {})
  }, [id, path, words])

  return null
}
