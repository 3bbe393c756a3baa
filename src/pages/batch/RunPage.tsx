import Layers from 'lucide-react/icons/layers'
import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { Corrections } from '../../notices/Corrections.tsx'
import { NotHere, stateOfNone } from '../../notices/NotHere.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import { Frame } from '../../ui/Frame.tsx'
import { paths } from '../../url/paths.ts'
import { BATCH } from '../../words/batchNames.ts'
import type { BatchJob, BatchView } from '../../work/batch/batchJob.ts'
import { AskedPanel } from './AskedPanel.tsx'
import styles from './BatchPage.module.css'
import { RowsPanel } from './RowsPanel.tsx'
import { RunHead } from './RunHead.tsx'
import { RunNotice } from './RunNotice.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { encodeBatch, decodeBatch } from './batchState.ts'
import { useBatchJob } from './useBatchJob.ts'
import { useReading } from './useReading.ts'

/** A batch that is kept: how far it is, and what came of its rows. */
export function RunPage({ id }: { id: string }) {
  const open = useBatchJob(id)
  if (open.data) return <Run job={open.data} />
  return (
    <Frame className={styles.page}>
      <NotHere
        what="batch"
        made="made"
        state={stateOfNone(open)}
        icon={<Layers />}
        others={{ to: paths.batch(), label: BATCH.newBatch }}
      />
    </Frame>
  )
}

/** Several times a second there are other figures and rows: they are drawn in slices, and no press or key waits for them. */
function Run({ job }: { job: BatchJob }) {
  const view = useSyncExternalStore(job.subscribe, job.view)
  return <RunAt job={job} view={useDeferredValue(view)} />
}

const RunAt = memo(function RunAt({ job, view }: { job: BatchJob; view: BatchView }) {
  const { state, corrections } = useUrlState(decodeBatch, encodeBatch)
  usePageTitle(job.batch.name)
  const reading = useReading(job, view, state)
  const { rows, shown, isFiltered, merchants, reference, isNobody, hold, columns } = reading
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
            latest={reading.latest}
            state={state}
          />
          <RunNotice job={job} view={view} />
          {hold.markets && (
            <StandingPanel
              job={job}
              rows={rows}
              state={state}
              merchants={merchants}
              reference={reference}
              isNobody={isNobody}
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
            tile={reading.tile}
            top={reading.top}
          />
        </div>
      </div>
    </Frame>
  )
})
