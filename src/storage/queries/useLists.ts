import { onCollections } from '@/storage/collections/collections.ts'
import { listPicked } from '@/storage/collections/picked.ts'
import { useStoredQuery } from './useStoredQuery.ts'

/** All lists, the one changed last first. */
export function useLists() {
  return useStoredQuery('lists', listPicked, onCollections)
}
