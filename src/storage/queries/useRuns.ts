import { listRuns, onRuns } from '@/storage/updates/updateRuns.ts'
import { useStoredQuery } from './useStoredQuery.ts'

/** The *Update all* runs, newest first. */
export function useRuns() {
  return useStoredQuery('runs', listRuns, onRuns)
}
