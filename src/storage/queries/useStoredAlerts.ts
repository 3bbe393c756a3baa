import { readAlertRules, onAlertRules } from '@/storage/alerts/alertRules.ts'
import { onAlertRuns, readAlertRuns } from '@/storage/alerts/alertRuns.ts'
import { useStoredQuery } from './useStoredQuery.ts'

/** The alerts, in the order of creation. */
export const useAlertRules = () => useStoredQuery('watch rules', readAlertRules, onAlertRules)

/** The last evaluations of the alerts with their matches, newest first. */
export const useAlertRuns = () => useStoredQuery('watch runs', readAlertRuns, onAlertRuns)
