import { readWatchRules, onWatchRules } from '../../store/watch/watchRules.ts'
import { onWatchRuns, readWatchRuns } from '../../store/watch/watchRuns.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** The rules of Watch, in the order in which they were made. */
export const useWatchRules = () => useKeptQuery('watch rules', readWatchRules, onWatchRules)

/** What fired at the last runs, the newest first. */
export const useWatchRuns = () => useKeptQuery('watch runs', readWatchRuns, onWatchRuns)
