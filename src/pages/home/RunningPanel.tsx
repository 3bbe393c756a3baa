import Pause from 'lucide-react/icons/pause'
import { useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { ProgressBar } from '@/components/ui/figures/ProgressBar.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import type { UpdateRun } from '@/domain/updates/updateRun.ts'
import {
  finishedCount,
  countdown,
  countsInWords,
  isUnfinished,
} from '@/features/job-progress/steer/runWords.ts'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import type { Progress } from '@/jobs/job/job.ts'
import type { TabJob } from '@/jobs/job/tabs/tabJob.ts'
import { openLoads } from '@/jobs/load/openLoads.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { versionPath } from '@/routing/itemsAddress.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { RUN } from '@/words/runNames.ts'
import { START } from '@/words/startNames.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import styles from './RunningPanel.module.css'

const SHOWN = 4

/** The panel *In progress*: work that is running, or paused before its end; renders nothing when all has ended. */
export function RunningPanel() {
  const { id } = useConnection()
  const isHere = ({ connectionId }: { connectionId: string }) => connectionId === id
  const jobs = useSyncExternalStore(openCodesJobs.subscribe, openCodesJobs.active).filter(isHere)
  const loads = useSyncExternalStore(openLoads.subscribe, openLoads.active).filter(isHere)
  const codesCollections = useStoredCollections().data?.batches ?? []
  const runs = useRuns().data?.runs ?? []
  const stopped = codesCollections.filter(
    ({ id: collectionId, counts }) =>
      finishedCount(counts) < counts.asks &&
      !jobs.some(({ codesCollection: codes }) => codes.id === collectionId),
  )
  const rows = [
    ...runs
      .slice(0, 1)
      .filter((run) => endsOf(run).requested < run.steps.length)
      .map((run) => (
        <Row
          key={run.id}
          to={paths.updates(run.id)}
          name={UPDATE_ALL.page}
          total={run.steps.length}
          isRunning={run.isRunning}
          {...endsOf(run)}
        />
      )),
    ...jobs.map((job) => (
      <Live
        key={job.codesCollection.id}
        job={job}
        name={job.codesCollection.name}
        to={paths.collection(job.codesCollection.id)}
      />
    )),
    ...loads.map((job) => (
      <Live
        key={job.collection.id}
        job={job}
        name={job.collection.name}
        to={versionPath({ id: job.collection.id, version: job.currentVersion().id })}
      />
    )),
    ...stopped.map(({ id: collectionId, name, counts, isRunning }) => (
      <Row
        key={collectionId}
        to={paths.collection(collectionId)}
        name={name}
        total={counts.asks}
        requested={finishedCount(counts)}
        ends={counts}
        isRunning={isRunning}
      />
    )),
  ]
  if (rows.length === 0) return null
  return (
    <Panel
      title={START.running}
      data-today="running"
      actions={<Link to={paths.collections()}>{COLLECTIONS.page}</Link>}
    >
      <ul className={styles.rows}>{rows.slice(0, SHOWN)}</ul>
    </Panel>
  )
}

function endsOf({ steps, failures }: UpdateRun) {
  const done = steps.filter(({ outcome }) => outcome !== null).length
  const failed = failures.length
  return { requested: done + failed, ends: { done, notFound: 0, failed } }
}

/** The live progress of a job in this tab. */
function Live({ job, name, to }: { job: TabJob; name: string; to: string }) {
  const { progress } = useSyncExternalStore(job.subscribe, job.view)
  if (!isUnfinished(progress)) return null
  return (
    <Row
      to={to}
      name={name}
      total={progress.total}
      requested={finishedCount(progress)}
      ends={progress}
      isRunning={progress.state === 'running'}
      timeLeftMs={progress.timeLeftMs}
    />
  )
}

type RowProps = {
  to: string
  name: string
  total: number
  requested: number
  ends: Pick<Progress, 'done' | 'notFound' | 'failed' | 'undecided'>
  isRunning: boolean
  timeLeftMs?: number | null
}

function Row({ to, name, total, requested, ends, isRunning, timeLeftMs = null }: RowProps) {
  const howFar = `${formatCount(requested)} of ${formatCount(total)}`
  const { done, notFound, failed, undecided = 0 } = ends
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link to={to} dir="auto" className={styles.name} title={name}>
          {name}
        </Link>
        <span className={styles.far}>
          {isRunning ? <Spinner label="Running" hideLabel /> : <Pause />}
          {isRunning ? howFar : `Stopped at ${howFar}`}
        </span>
      </div>
      <ProgressBar
        label={`${RUN.progress}: ${name}`}
        valueText={howFar}
        value={requested}
        max={total}
        parts={{ done, missing: notFound + undecided, failed }}
      />
      <div className={styles.foot}>
        <span>{countsInWords(ends)}</span>
        {isRunning ? (
          timeLeftMs !== null && <span>{countdown(timeLeftMs)} left</span>
        ) : (
          <Link to={to} aria-label={`${START.goOn}: ${name}`}>
            {START.goOn}
          </Link>
        )}
      </div>
    </li>
  )
}
