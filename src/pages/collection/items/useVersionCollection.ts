import type { Collection } from '@/domain/collections/collection.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'

/**
 * The collection that has the versions of codes or picked products, in the same countries; `savedVersions` is null when there is
 * none, undefined until the stored data is read.
 */
export function useVersionCollection(of: Pick<Collection, 'source' | 'countries'>) {
  const { data, isError } = useStoredCollections()
  return {
    savedVersions:
      data && (data.savedVersions.find(({ collection }) => isSameSource(collection, of)) ?? null),
    isError,
  }
}
