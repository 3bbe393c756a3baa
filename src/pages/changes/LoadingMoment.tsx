import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { isComplete, type Moment, type ResultSet } from '../../model/resultSet/resultSet.ts'
import { openQuery } from '../../queries/openQuery.ts'
import { useConnection } from '../../shell/connection.tsx'
import type { LoadJob } from '../../work/load/openLoads.ts'

// What is loaded already needs no code for it; where it does not arrive, the load goes on unseen.
const Progress = lazy(async (): Promise<{ default: (props: { job: LoadJob }) => ReactNode }> => {
  try {
    return { default: (await import('../../runs/LoadProgress.tsx')).LoadProgress }
  } catch {
    return { default: () => null }
  }
})

/** How far a moment is that is not whole yet, and what steers its load; of two the first. */
export function LoadingMoment({ set, moments }: { set: ResultSet; moments: readonly Moment[] }) {
  const moment = moments.find((each) => each.isRunning) ?? moments.find((each) => !isComplete(each))
  return moment && <OpenMoment key={moment.id} setId={set.id} momentId={moment.id} />
}

function OpenMoment({ setId, momentId }: { setId: string; momentId: string }) {
  const connection = useConnection()
  const { data: job } = useQuery(
    openQuery(['open load', connection.id, setId, momentId], async () => {
      const { openLoads } = await import('../../work/load/openLoads.ts')
      return openLoads.open(connection, setId, momentId)
    }),
  )
  return (
    job && (
      <Suspense>
        <Progress job={job} />
      </Suspense>
    )
  )
}
