import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import {
  inOrder,
  joinVersions,
  summaryOfCodes,
  summaryOfList,
  summaryOfSearch,
  summaryOfVersions,
  type CollectionSummary,
} from '@/domain/collections/collectionSummary.ts'
import { searchOf } from '@/domain/collections/searchSource.ts'
import { savedSearchPath, searchOfPath } from '@/routing/savedSearchPath.ts'
import { searchState } from '@/routing/states/searchState.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'

export type Collections = {
  /** The collections that have been read so far, the last updated first. */
  collections: readonly CollectionSummary[]
  /** Whether the collections have been read; false while they are read for the first time. */
  isRead: boolean
  /** Whether the browser’s storage could not be read. */
  isUnreadable: boolean
  /** How many entries can’t be read; `collections` doesn’t include them. */
  damaged: number
}

const NONE = { savedVersions: [], batches: [], lists: [], searches: [] }

/** The path under which the search behind a collection would be saved; null for a collection that is not from a search. */
function pathOfCollection({
  collection: { source, countries },
}: CollectionVersions): string | null {
  if (source.kind !== 'search') return null
  return savedSearchPath(searchState({ ...searchOf(source), countries }))
}

/**
 * All collections of the connection, updated when any tab changes them: from searches, from codes, picked products, and saved
 * searches that were never loaded.
 */
export function useCollections(): Collections {
  const { apiVariant } = useConnection()
  const { data, isError } = useStoredCollections()
  const runs = useRuns()
  const collections = useMemo(() => {
    const { savedVersions, batches: codesCollections, lists, searches } = data ?? NONE
    const loaded = new Set(savedVersions.map(pathOfCollection))
    const updateRuns = runs.data?.runs ?? []
    return inOrder([
      ...joinVersions(
        savedVersions.map((set) => summaryOfVersions(set, updateRuns)),
        [...codesCollections.map(summaryOfCodes), ...lists.map(summaryOfList)],
      ),
      ...searches
        .filter(({ path }) => {
          const state = searchOfPath(path)
          const groups = countryGroups(state.countries, apiVariant)
          return !groups.every((countries) => loaded.has(savedSearchPath({ ...state, countries })))
        })
        .map((search) => summaryOfSearch(search, searchOfPath(search.path).countries)),
    ])
  }, [data, runs.data, apiVariant])
  return {
    collections,
    isRead: data !== undefined || isError,
    isUnreadable: isError,
    damaged: data?.damaged ?? 0,
  }
}
