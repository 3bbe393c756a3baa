import type { Collection } from '@/domain/collections/collection.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'

/**
 * The collection that has the versions of a collection of codes or of picked products, in the same countries; `savedVersions` is null
 * where it has none, undefined until that is known.
 */
export function useVersionCollection(of: Pick<Collection, 'source' | 'countries'>) {
  const { data, isError } = useStoredCollections()
  return {
    kept:
      data && (data.savedVersions.find(({ collection }) => isSameSource(collection, of)) ?? null),
    isError,
  }
}
