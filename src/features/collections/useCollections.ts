import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import {
  inOrder,
  joinVersions,
  summaryOfBatch,
  summaryOfList,
  summaryOfSearch,
  summaryOfSet,
  type CollectionSummary,
} from '@/domain/collections/collectionSummary.ts'
import { searchOf } from '@/domain/resultSet/searchSource.ts'
import { savedSearchPath, searchOfPath } from '@/routing/savedSearchPath.ts'
import { searchState } from '@/routing/states/searchState.ts'
import type { SavedVersions } from '@/storage/collections/versions.ts'
import { setsQuery, useFreshSets } from '@/storage/queries/setsQuery.ts'
import { useBatches } from '@/storage/queries/useBatches.ts'
import { useLists } from '@/storage/queries/useLists.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'
import { useSavedSearches } from '@/storage/queries/useSavedSearches.ts'

export type Collections = {
  /** The one updated last first; of what is read so far. */
  collections: readonly CollectionSummary[]
  /** False while one of the stores is still being read. */
  isRead: boolean
  /** One of the stores could not be read: what it has is missing. */
  isUnreadable: boolean
  /** Entries that cannot be read, and are not among the collections. */
  damaged: number
}

/** Under which address a search would be saved that a set was loaded from. */
function pathOfSet({ set: { source, countries } }: SavedVersions): string | null {
  if (source.kind !== 'search') return null
  return savedSearchPath(searchState({ ...searchOf(source), countries }))
}

/** All collections of the connection, up to date with every tab: sets, batches, lists, and saved searches never loaded. */
export function useCollections(): Collections {
  const { id, dialect } = useConnection()
  useFreshSets(id)
  const sets = useQuery(setsQuery(id))
  const batches = useBatches()
  const lists = useLists()
  const searches = useSavedSearches()
  const runs = useRuns()
  const stores = [sets, batches, lists, searches]
  const collections = useMemo(() => {
    const loaded = new Set((sets.data?.sets ?? []).map(pathOfSet))
    const again = runs.data?.runs ?? []
    return inOrder([
      ...joinVersions(
        (sets.data?.sets ?? []).map((set) => summaryOfSet(set, again)),
        [
          ...(batches.data?.batches ?? []).map(summaryOfBatch),
          ...(lists.data?.lists ?? []).map(summaryOfList),
        ],
      ),
      ...(searches.data?.searches ?? [])
        .filter(({ path }) => {
          const state = searchOfPath(path)
          const groups = countryGroups(state.countries, dialect)
          return !groups.every((countries) => loaded.has(savedSearchPath({ ...state, countries })))
        })
        .map((search) => summaryOfSearch(search, searchOfPath(search.path).countries)),
    ])
  }, [sets.data, batches.data, lists.data, searches.data, runs.data, dialect])
  return {
    collections,
    isRead: stores.every(({ data, isError }) => data !== undefined || isError),
    isUnreadable: stores.some(({ isError }) => isError),
    damaged: sets.data?.damaged ?? 0,
  }
}
