import { useQuery } from '@tanstack/react-query'
import { openBatches } from '../../jobs/openBatches.ts'
import { useConnection } from '../../parts/connection.tsx'
import { openQuery } from '../../parts/openQuery.ts'

/** The batch of this id, open in this tab for as long as the tab is; null where this browser keeps none. */
export function useBatchJob(id: string) {
  const connection = useConnection()
  return useQuery(
    openQuery(['open batch', connection.id, id], () => openBatches.open(connection, id)),
  )
}
