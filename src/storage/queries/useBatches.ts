import { listCodes } from '@/storage/collections/codes.ts'
import { onCollections } from '@/storage/collections/collections.ts'
import { useStoredQuery } from './useStoredQuery.ts'

/** The batches that this browser keeps for the connection, newest first. */
export function useBatches() {
  return useStoredQuery('batches', listCodes, onCollections)
}
