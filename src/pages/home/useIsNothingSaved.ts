import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { useAlertRules } from '@/storage/queries/useStoredAlerts.ts'

/** Whether this browser has no saved work yet; null while unknown. */
export function useIsNothingSaved(): boolean | null {
  const { data } = useStoredCollections()
  const counts = [
    data?.batches.length,
    data?.lists.length,
    data?.searches.length,
    data?.savedVersions.length,
    useAlertRules().data?.rules.length,
  ]
  if (counts.some((count) => count !== undefined && count > 0)) return false
  return counts.includes(undefined) ? null : true
}
