import { listCodes } from '../../store/collections/codes.ts'
import { onCollections } from '../../store/collections/collections.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** The batches that this browser keeps for the connection, newest first. */
export function useBatches() {
  return useKeptQuery('batches', listCodes, onCollections)
}
