import { useQuery } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useSyncExternalStore } from 'react'
import { AGAIN } from '../../domain/againNames.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Link } from '../../parts/Link.tsx'
import { RunTrouble } from '../../parts/RunTrouble.tsx'
import { usePageTitle } from '../../parts/usePageTitle.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { paths } from '../../url/paths.ts'
import styles from './AgainPage.module.css'
import { openRuns, type OpenRun } from './openRuns.ts'
import { RunHead } from './RunHead.tsx'
import { RunTotal } from './RunTotal.tsx'
import { StepTable } from './StepTable.tsx'
import { useLoad } from './useLoad.ts'

/** A run that is kept: how far it is, and the report of what changed. */
export function RunPage({ id }: { id: string }) {
  const connection = useConnection()
  usePageTitle(AGAIN.report)
  // A key that was put right while the run stood still.
  useEffect(() => openRuns.use(connection), [connection])
  const { data: job, isError } = useQuery({
    queryKey: ['open run', connection.id, id],
    queryFn: () => openRuns.open(connection, id),
    // What is open changes by itself; there is nothing to compare or to keep.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  if (job) return <Run job={job} />
  return (
    <Frame className={styles.page}>
      {isError && (
        <Note tone="danger" title="This report could not be read.">
          The browser’s storage does not answer. Nothing is lost by that; load the page again.
        </Note>
      )}
      {!isError && job === undefined && <Spinner label="Reading the report" />}
      {job === null && (
        <Panel>
          <EmptyState
            headingLevel={1}
            icon={<RotateCw />}
            title="This browser keeps no such report"
            actions={
              <Link className={buttonClass({ variant: 'primary' })} to={paths.again()}>
                {AGAIN.page}
              </Link>
            }
          >
            A report stays in the browser in which it was made, and with the service that it asked.
            It was made in another browser, for another service, or it was deleted.
          </EmptyState>
        </Panel>
      )}
    </Frame>
  )
}

function Run({ job }: { job: OpenRun }) {
  const view = useSyncExternalStore(job.subscribe, job.view)
  const run = job.run()
  const load = useLoad(job)
  return (
    <Frame className={styles.page}>
      <RunHead job={job} view={view} />
      <RunTrouble view={load?.view ?? view} what="this run" />
      <RunTotal run={run} />
      <StepTable run={run} load={load} stateOf={job.stateOf} />
    </Frame>
  )
}
