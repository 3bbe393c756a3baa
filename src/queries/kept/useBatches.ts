import { listBatches, onBatches } from '../../store/batches/batches.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** The batches that this browser keeps for the connection, newest first. */
export function useBatches() {
  return useKeptQuery('batches', listBatches, onBatches)
}
