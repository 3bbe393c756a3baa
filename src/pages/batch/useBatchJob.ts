import { useQuery } from '@tanstack/react-query'
import { openQuery } from '../../queries/openQuery.ts'
import { useConnection } from '../../shell/connection.tsx'
import { openBatches } from '../../work/batch/openBatches.ts'

/** The batch of this id, open in this tab for as long as the tab is; null where this browser keeps none. */
export function useBatchJob(id: string) {
  const connection = useConnection()
  return useQuery(
    openQuery(['open batch', connection.id, id], () => openBatches.open(connection, id)),
  )
}
