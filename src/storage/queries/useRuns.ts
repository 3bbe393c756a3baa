import { listRuns, onRuns } from '@/storage/updates/againRuns.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** The runs of everything again, the newest first. */
export function useRuns() {
  return useKeptQuery('runs', listRuns, onRuns)
}
