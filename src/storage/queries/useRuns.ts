import { listRuns, onRuns } from '@/storage/updates/updateRuns.ts'
import { useStoredQuery } from './useStoredQuery.ts'

/** The runs of everything again, the newest first. */
export function useRuns() {
  return useStoredQuery('runs', listRuns, onRuns)
}
