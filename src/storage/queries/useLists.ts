import { onCollections } from '@/storage/collections/collections.ts'
import { listPicked } from '@/storage/collections/picked.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** All lists, the one changed last first. */
export function useLists() {
  return useKeptQuery('lists', listPicked, onCollections)
}
