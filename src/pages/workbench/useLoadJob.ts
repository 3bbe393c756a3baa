import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isComplete, type Moment } from '../../model/resultSet/resultSet.ts'
import { openQuery } from '../../queries/openQuery.ts'
import { useConnection } from '../../shell/connection.tsx'
import { openLoads, type LoadJob } from '../../work/load/openLoads.ts'

const never = () => () => {}

/** The job of a moment that is not complete, and the moment as far as it has come. */
export function useLoadJob(kept: Moment): { job: LoadJob | null; moment: Moment } {
  const connection = useConnection()
  const { data: job = null } = useQuery({
    ...openQuery(['open load', connection.id, kept.setId, kept.id], () =>
      openLoads.open(connection, kept.setId, kept.id),
    ),
    enabled: !isComplete(kept),
  })
  const moment = useSyncExternalStore(job?.subscribe ?? never, () => job?.moment() ?? kept)
  return { job, moment }
}
