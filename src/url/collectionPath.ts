import type { CollectionSummary } from '../model/collections/collectionSummary.ts'
import { paths } from './paths.ts'
import { savedSearchLink } from './savedSearchPath.ts'

/** The address of a collection; a search that was never loaded opens as a search, shown as it was when it was saved. */
export function collectionPath({ id, origin }: Pick<CollectionSummary, 'id' | 'origin'>): string {
  if (origin.kind === 'saved search') return savedSearchLink(origin)
  // Earlier releases gave a set of the versions of a list or a batch the id, and so the address, of that list or batch.
  const isOfSameId = origin.kind === 'collection' && origin.id === id
  return isOfSameId ? paths.changes(id) : paths.collection(id)
}
