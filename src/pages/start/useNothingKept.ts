import { useQuery } from '@tanstack/react-query'
import { setsQuery } from '../../queries/kept/setsQuery.ts'
import { useBatches } from '../../queries/kept/useBatches.ts'
import { useLists } from '../../queries/kept/useLists.ts'
import { useSavedSearches } from '../../queries/kept/useSavedSearches.ts'
import { useConnection } from '../../shell/settings/connection.tsx'

/** Whether this browser keeps nothing yet of what one makes here; false while it is not known. */
export function useNothingKept(): boolean {
  const { id } = useConnection()
  const counts = [
    useBatches().data?.batches.length,
    useLists().data?.lists.length,
    useSavedSearches().data?.searches.length,
    useQuery(setsQuery(id)).data?.sets.length,
  ]
  return counts.every((count) => count === 0)
}
