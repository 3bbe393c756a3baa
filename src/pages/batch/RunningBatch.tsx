import Layers from 'lucide-react/icons/layers'
import { useSyncExternalStore } from 'react'
import { formatCount, formatPercent } from '../../domain/format.ts'
import type { BatchJob } from '../../jobs/batchJob.ts'
import { openBatches } from '../../jobs/openBatches.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Link } from '../../parts/Link.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { classes } from '../../ui/classes.ts'
import { paths } from '../../url/paths.ts'
import styles from './RunningBatch.module.css'
import { askedOf, stateInWords } from '../../parts/runWords.ts'

/** In the top bar: the batch that is under way in this tab, and how far it is. */
export function RunningBatch() {
  const { id } = useConnection()
  const active = useSyncExternalStore(openBatches.subscribe, openBatches.active)
  const job = active.find(({ connectionId }) => connectionId === id)
  return job ? <Running job={job} /> : null
}

function Running({ job }: { job: BatchJob }) {
  const view = useSyncExternalStore(job.subscribe, job.view)
  const { total } = view.progress
  const asked = askedOf(view.progress)
  const words = `${job.batch.name}: ${stateInWords(view)}, ${formatCount(asked)} of ${formatCount(total)}`
  return (
    <Link
      className={classes(buttonClass({ variant: 'quiet' }), styles.running)}
      to={paths.batch(job.batch.id)}
      aria-label={words}
      title={words}
    >
      <Layers />
      {formatPercent(total === 0 ? 0 : Math.floor((asked / total) * 100))}
    </Link>
  )
}
