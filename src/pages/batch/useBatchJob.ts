import { useQuery } from '@tanstack/react-query'
import { openBatches } from '../../jobs/openBatches.ts'
import { useConnection } from '../../parts/connection.tsx'

/** The batch of this id, open in this tab for as long as the tab is; null where this browser keeps none. */
export function useBatchJob(id: string) {
  const connection = useConnection()
  return useQuery({
    queryKey: ['open batch', connection.id, id],
    queryFn: () => openBatches.open(connection, id),
    // What is open changes by itself; there is nothing to compare or to keep.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
}
