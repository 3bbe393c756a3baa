import Layers from 'lucide-react/icons/layers'
import { useMemo, useSyncExternalStore } from 'react'
import { BATCH } from '../../domain/batchNames.ts'
import type { BatchJob } from '../../jobs/batchJob.ts'
import { Corrections } from '../../parts/Corrections.tsx'
import { Link } from '../../parts/Link.tsx'
import { usePageTitle } from '../../parts/usePageTitle.ts'
import { useUrlState } from '../../parts/useUrlState.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { encodeBatch } from '../../url/batchState.ts'
import { paths } from '../../url/paths.ts'
import { decodeBatch } from '../../url/readBatchState.ts'
import { AskedPanel } from './AskedPanel.tsx'
import styles from './BatchPage.module.css'
import { RowsPanel } from './RowsPanel.tsx'
import { RunHead } from './RunHead.tsx'
import { RunNotice } from './RunNotice.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { useBatchJob } from './useBatchJob.ts'
import { useReading } from './useReading.ts'

/** A batch that is kept: how far it is, and what came of its rows. */
export function RunPage({ id }: { id: string }) {
  const { data: job, isError } = useBatchJob(id)
  if (job) return <Run job={job} />
  return (
    <Frame className={styles.page}>
      {isError && (
        <Note tone="danger" title="This batch could not be read.">
          The browser’s storage does not answer. Nothing is lost by that; load the page again.
        </Note>
      )}
      {!isError && job === undefined && <Spinner label="Reading the batch" />}
      {job === null && (
        <Panel>
          <EmptyState
            headingLevel={1}
            icon={<Layers />}
            title="This browser keeps no such batch"
            actions={
              <Link className={buttonClass({ variant: 'primary' })} to={paths.batch()}>
                {BATCH.newBatch}
              </Link>
            }
          >
            A batch stays in the browser in which it was made, and with the service that it asked.
            It was made in another browser, for another service, or it was deleted.
          </EmptyState>
        </Panel>
      )}
    </Frame>
  )
}

function Run({ job }: { job: BatchJob }) {
  const { state, corrections } = useUrlState(decodeBatch, encodeBatch)
  const view = useSyncExternalStore(job.subscribe, job.view)
  usePageTitle(job.batch.name)
  const { rows, shown, isFiltered, merchants, reference, hold, columns } = useReading(
    job,
    view,
    state,
  )
  const keys = useMemo(() => columns.map(({ key }) => key), [columns])
  // Thousands of lines, which no answer changes.
  const asked = useMemo(() => <AskedPanel job={job} />, [job])
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <div className={styles.columns}>
        {asked}
        <div className={styles.stack}>
          <RunHead
            job={job}
            view={view}
            rows={rows}
            filtered={isFiltered ? shown : null}
            columns={keys}
          />
          <RunNotice job={job} view={view} />
          {hold.markets && (
            <StandingPanel
              job={job}
              rows={rows}
              state={state}
              merchants={merchants}
              reference={reference}
              hold={hold}
            />
          )}
          <RowsPanel
            job={job}
            rows={rows}
            shown={shown}
            state={state}
            hold={hold}
            columns={columns}
            reference={reference}
          />
        </div>
      </div>
    </Frame>
  )
}
