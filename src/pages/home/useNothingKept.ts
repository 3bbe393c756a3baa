import { useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { setsQuery } from '@/storage/queries/setsQuery.ts'
import { useBatches } from '@/storage/queries/useBatches.ts'
import { useLists } from '@/storage/queries/useLists.ts'
import { useSavedSearches } from '@/storage/queries/useSavedSearches.ts'
import { useWatchRules } from '@/storage/queries/useWatchKept.ts'

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
