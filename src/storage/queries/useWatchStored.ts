import { readWatchRules, onWatchRules } from '@/storage/alerts/watchRules.ts'
import { onWatchRuns, readWatchRuns } from '@/storage/alerts/watchRuns.ts'
import { useStoredQuery } from './useStoredQuery.ts'

/** The rules of Watch, in the order in which they were made. */
export const useWatchRules = () => useStoredQuery('watch rules', readWatchRules, onWatchRules)

/** What fired at the last runs, the newest first. */
export const useWatchRuns = () => useStoredQuery('watch runs', readWatchRuns, onWatchRuns)
