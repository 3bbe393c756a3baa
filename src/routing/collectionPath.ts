import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { paths } from './paths.ts'
import { savedSearchLink } from './savedSearchPath.ts'

/**
 * The address of a collection. A saved search that was never loaded has no version, so its address is that of the search in its
 * saved view.
 */
export function collectionPath({ id, origin }: Pick<CollectionSummary, 'id' | 'origin'>): string {
  return origin.kind === 'saved search' ? savedSearchLink(origin) : paths.collection(id)
}
