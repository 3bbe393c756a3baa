import { useQuery } from '@tanstack/react-query'
import { setsQuery } from '../../queries/kept/setsQuery.ts'
import { useBatches } from '../../queries/kept/useBatches.ts'
import { useLists } from '../../queries/kept/useLists.ts'
import { useSavedSearches } from '../../queries/kept/useSavedSearches.ts'
import { useWatchRules } from '../../queries/kept/useWatchKept.ts'
import { useConnection } from '../../shell/settings/connection.tsx'

/** Whether this browser keeps nothing yet of what one makes here; null while that is not known. */
export function useNothingKept(): boolean | null {
  const { id } = useConnection()
  const counts = [
    useBatches().data?.batches.length,
    useLists().data?.lists.length,
    useSavedSearches().data?.searches.length,
    useQuery(setsQuery(id)).data?.sets.length,
    useWatchRules().data?.rules.length,
  ]
  if (counts.some((count) => count !== undefined && count > 0)) return false
  return counts.includes(undefined) ? null : true
}
