import type { CollectionSummary } from '../model/collections/collectionSummary.ts'
import { paths } from './paths.ts'
import { savedSearchLink } from './savedSearchPath.ts'

/** The address of a collection; a search that was never loaded opens as a search, shown as it was when it was saved. */
export function collectionPath({ id, origin }: Pick<CollectionSummary, 'id' | 'origin'>): string {
  if (origin.kind === 'saved search') return savedSearchLink(origin)
  // A set that holds the versions of a list or a batch can have its id, whose address is that of the list or the batch.
  const isOfSameId = origin.kind === 'collection' && origin.id === id
  return isOfSameId ? paths.changes(id) : paths.collection(id)
}
