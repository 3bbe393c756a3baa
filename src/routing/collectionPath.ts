import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { paths } from './paths.ts'
import { savedSearchLink } from './savedSearchPath.ts'

/** The address of a collection; a search that was never loaded opens as a search, shown as it was when it was saved. */
export function collectionPath({ id, origin }: Pick<CollectionSummary, 'id' | 'origin'>): string {
  return origin.kind === 'saved search' ? savedSearchLink(origin) : paths.collection(id)
}
