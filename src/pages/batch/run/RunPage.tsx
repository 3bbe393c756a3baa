import { shownCountries } from '../../../lib/countryCode.ts'
import { useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import { memo, useDeferredValue, useMemo, useSyncExternalStore, useId } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import { Corrections } from '../../../notices/Corrections.tsx'
import { NotHere, stateOfNone } from '../../../notices/NotHere.tsx'
import { useKeepOpened } from '../../../queries/kept/useKeepOpened.ts'
import { openQuery } from '../../../queries/kept/openQuery.ts'
import { RunTrouble } from '../../../runs/steer/RunTrouble.tsx'
import { askedOf, isUnfinished, workNow } from '../../../runs/steer/runWords.ts'
import { useSpokenWork } from '../../../runs/steer/spokenWork.ts'
import { Link } from '../../../shell/Link.tsx'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { usePageTitle } from '../../../shell/usePageTitle.ts'
import { useUrlState } from '../../../shell/useUrlState.ts'
import { usePhone } from '../../../ui/browser/usePhone.ts'
import { DataList } from '../../../ui/tables/DataList.tsx'
import { Frame } from '../../../ui/panels/Frame.tsx'
import { LinesField } from '../../../ui/fields/LinesField.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { paths } from '../../../url/paths.ts'
import { COLLECTIONS } from '../../../words/collectionNames.ts'
import { BATCH } from '../../../words/batchNames.ts'
import type { BatchJob, BatchView } from '../../../work/batch/batchJob.ts'
import { openBatches } from '../../../work/batch/openBatches.ts'
import styles from '../BatchPage.module.css'
import { RowsPanel } from '../rows/RowsPanel.tsx'
import { AskedInWords, RunHead } from './RunHead.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { encodeBatch, decodeBatch } from '../batchState.ts'
import { useReading } from '../useReading.ts'

/** The batch of this id, open in this tab for as long as the tab is; null where this browser keeps none. */
function useBatchJob(id: string) {
  const connection = useConnection()
  return useQuery(
    openQuery(['open batch', connection.id, id], () => openBatches.open(connection, id)),
  )
}

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
        others={{ to: paths.newCollection(), label: COLLECTIONS.new }}
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
  useKeepOpened({
    kind: 'batch',
    path: paths.collection(job.batch.id),
    label: job.batch.name,
    figure: '',
  })
  const reading = useReading(job, view, state)
  const { rows, shown, isFiltered, merchants, reference, isNobody, hold, columns } = reading
  const isPhone = usePhone()
  const keys = useMemo(() => columns.map(({ key }) => key), [columns])
  // Thousands of lines, which no answer changes.
  const asked = useMemo(() => <AskedPanel job={job} />, [job])
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <RunHead
            job={job}
            view={view}
            rows={rows}
            filtered={isFiltered ? shown : null}
            columns={keys}
            latest={reading.latest}
            state={state}
            reference={reference}
            isNobody={isNobody}
          />
          <RunNotice job={job} view={view} />
          {!isPhone && <SavedNote job={job} view={view} />}
          {hold.markets && (
            <StandingPanel
              job={job}
              rows={rows}
              state={state}
              tile={reading.tile}
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
            isNobody={isNobody}
            tile={reading.tile}
            top={reading.top}
          />
          {isPhone && <SavedNote job={job} view={view} />}
        </div>
        {!isPhone && asked}
      </div>
    </Frame>
  )
})

type Props = { job: BatchJob; view: BatchView }

/** Why a run stands still, and what happens to it when the tab is closed. */
function RunNotice({ job, view }: Props) {
  const { progress } = view
  useSpokenWork('batch', job, () => ({
    now: () => workNow(job.batch.name, job.view()),
    subscribe: job.subscribe,
  }))

  return (
    <>
      <RunTrouble view={view} what="this batch" onResume={() => job.start()} />
      {progress.unstored > 0 && (
        <Note tone="warn" title={`${formatCount(progress.unstored)} answers end with this page.`}>
          The browser had no room for them. Export them before you leave, or delete what you no
          longer need.
        </Note>
      )}
      {job.damaged > 0 && (
        <Note tone="warn">
          {formatCount(job.damaged)} kept answers could not be used; they are asked again.
        </Note>
      )}
    </>
  )
}

/** That nothing is lost, and where the run would go on. */
function SavedNote({ job, view: { progress } }: Props) {
  if (!isUnfinished(progress) || progress.unstored > 0) return null
  const next = job.plan.asks.find(({ position }) => job.outcomeOf(position) === undefined)?.position
  const row = next === undefined ? null : job.plan.rows.find(({ ask }) => ask?.position === next)
  return (
    <Note>
      Progress is saved in this browser after every answer. Reload or close the tab and this run
      offers to go on
      {row && askedOf(progress) > 0 ? ` from row ${formatCount(row.row + 1)}` : ''}.
    </Note>
  )
}

/** What the batch was given and how it asks; on a small screen in two lines, on a phone behind "…". */
function AskedPanel({ job }: { job: BatchJob }) {
  const id = useId()
  const { batch, plan } = job
  const { counts } = plan
  const { settings } = batch
  const countries = shownCountries(batch.groups.flat())
  const lines = plan.rows.filter(({ countries: [one] }) => one === batch.groups[0]?.[0])
  const newOne = (
    <Link className={buttonClass({ variant: 'link', size: 's' })} to={paths.newCollection()}>
      {COLLECTIONS.new}
    </Link>
  )
  return (
    <div className={styles.asked}>
      <div className={styles.short}>
        <Layers />
        <AskedInWords job={job} />
        {newOne}
      </div>
      <Panel className={styles.long} title={BATCH.input} actions={newOne} padded>
        <label className="vh" htmlFor={id}>
          The lines as given
        </label>
        <LinesField
          id={id}
          className={styles.lines}
          readOnly
          value={lines.map(({ line }) => line.text).join('\n')}
        />
        <DataList
          shortNames
          items={[
            { label: 'Lines read', value: formatCount(counts.lines) },
            { label: 'Repeated, asked once', value: formatCount(counts.repeated) },
            { label: 'Invalid', value: formatCount(counts.invalid) },
            { label: 'To ask', value: <b>{formatCount(counts.asks)}</b> },
          ]}
        />
      </Panel>
      <Panel className={styles.long} title={BATCH.howToAsk} padded>
        <DataList
          shortNames
          items={[
            { label: 'Country', value: countries },
            { label: BATCH.names, value: settings.names ? 'asked for' : 'not asked for' },
            { label: 'At once', value: `${settings.atOnce} requests` },
            {
              label: 'Tries',
              value: 'up to 3, once more at the end if the answer was cut or late',
            },
          ]}
        />
      </Panel>
    </div>
  )
}
