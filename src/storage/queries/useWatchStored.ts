import { readWatchRules, onWatchRules } from '@/storage/alerts/watchRules.ts'
import { onWatchRuns, readWatchRuns } from '@/storage/alerts/watchRuns.ts'
import { useStoredQuery } from './useStoredQuery.ts'

/** The alerts, in the order of creation. */
export const useWatchRules = () => useStoredQuery('watch rules', readWatchRules, onWatchRules)

/** The last evaluations of the alerts with their matches, newest first. */
export const useWatchRuns = () => useStoredQuery('watch runs', readWatchRuns, onWatchRuns)
