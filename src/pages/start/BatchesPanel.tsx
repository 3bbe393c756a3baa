import Check from 'lucide-react/icons/check'
import Layers from 'lucide-react/icons/layers'
import Pause from 'lucide-react/icons/pause'
import Plus from 'lucide-react/icons/plus'
import { useSyncExternalStore } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhenShort } from '../../lib/numbers/formatTimes.ts'
import { useBatches } from '../../queries/kept/useBatches.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import type { Batch } from '../../store/batches/batches.ts'
import { Dated } from '../../ui/figures/Dated.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import type { BatchJob } from '../../work/batch/batchJob.ts'
import { openBatches } from '../../work/batch/openBatches.ts'
import styles from './BatchesPanel.module.css'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'

const SHOWN = 4

type Counts = {
  total: number
  done: number
  notFound: number
  failed: number
  undecided?: number
}

/** "278 done, 28 not found, 6 failed". */
function countsInWords({ done, notFound, failed, undecided = 0 }: Counts): string {
  return [
    `${formatCount(done)} done`,
    ...(undecided > 0 ? [`${formatCount(undecided)} undecided`] : []),
    ...(notFound > 0 ? [`${formatCount(notFound)} not found`] : []),
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
  ].join(', ')
}

function Row({ batch, counts, isRunning }: { batch: Batch; counts: Counts; isRunning: boolean }) {
  const asked = counts.done + counts.notFound + counts.failed + (counts.undecided ?? 0)
  const howFar = `${formatCount(asked)} of ${formatCount(counts.total)}`
  const isOver = asked === counts.total
  return (
    <KeptRow
      to={paths.batch(batch.id)}
      kind="Batch"
      icon={isOver ? <Check /> : isRunning ? <Layers /> : <Pause />}
      name={batch.name}
      detail={countsInWords(counts)}
      end={
        <>
          <span className={styles.far}>
            {isRunning && !isOver && <Spinner label="Running" hideLabel />}
            {isOver || isRunning ? howFar : `Stopped at ${howFar}`}
          </span>
          <span>
            <Dated>{formatWhenShort(batch.at)}</Dated>
          </span>
        </>
      }
    />
  )
}

/** One that is open in this tab says by itself how far it is. */
function LiveRow({ batch, job }: { batch: Batch; job: BatchJob }) {
  const { progress } = useSyncExternalStore(job.subscribe, job.view)
  return <Row batch={batch} counts={progress} isRunning={progress.state === 'running'} />
}

/** The batches of this browser, those that run first. */
export function BatchesPanel() {
  const { id } = useConnection()
  const query = useBatches()
  const active = useSyncExternalStore(openBatches.subscribe, openBatches.active)
  const jobOf = (batch: Batch) =>
    active.find((job) => job.connectionId === id && job.batch.id === batch.id)
  const batches = query.data?.batches ?? []
  const runningFirst = batches.toSorted((a, b) => Number(!jobOf(a)) - Number(!jobOf(b)))
  return (
    <KeptPanel
      title={START.batches}
      className={active.length > 0 ? styles.running : undefined}
      isUnreadable={query.isError}
      damaged={query.data?.damaged ?? 0}
      isEmpty={batches.length === 0}
      actions={
        <Link to={paths.batch()} className={buttonClass({ size: 's' })}>
          <Plus />
          {START.newBatch}
        </Link>
      }
    >
      {runningFirst.slice(0, SHOWN).map((batch) => {
        const job = jobOf(batch)
        if (job) return <LiveRow key={batch.id} batch={batch} job={job} />
        const { asks: total, ...counts } = batch.counts
        return (
          <Row
            key={batch.id}
            batch={batch}
            counts={{ total, ...counts }}
            isRunning={batch.isRunning}
          />
        )
      })}
    </KeptPanel>
  )
}
