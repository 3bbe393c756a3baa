import Database from 'lucide-react/icons/database'
import FileUp from 'lucide-react/icons/file-up'
import Layers from 'lucide-react/icons/layers'
import { useSyncExternalStore, type ReactNode } from 'react'
import { formatCount, formatPercent } from '../../lib/numbers/format.ts'
import { isolated } from '../../lib/text/isolated.ts'
import { askedOf, stateInWords } from '../../runs/steer/runWords.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { classes } from '../../ui/styles/classes.ts'
import { paths } from '../../url/paths.ts'
import { openBatches } from '../../work/batch/openBatches.ts'
import { feedImport } from '../../work/feedImport.ts'
import type { TabJob } from '../../work/job/tabs/tabJob.ts'
import { openLoads } from '../../work/load/openLoads.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import styles from './RunningWork.module.css'

/** In the top bar: the batch, the load and the import that are under way in this tab, and how far they are. */
export function RunningWork() {
  const { id } = useConnection()
  const batches = useSyncExternalStore(openBatches.subscribe, openBatches.active)
  const loads = useSyncExternalStore(openLoads.subscribe, openLoads.active)
  const batch = batches.find(({ connectionId }) => connectionId === id)
  const load = loads.find(({ connectionId }) => connectionId === id)
  return (
    <>
      {batch && (
        <Running
          job={batch}
          name={batch.batch.name}
          to={paths.collection(batch.batch.id)}
          icon={<Layers />}
        />
      )}
      {load && (
        <Running
          job={load}
          name={load.set.name}
          to={paths.collection(load.set.id, new URLSearchParams({ snapshot: load.snapshot().id }))}
          icon={<Database />}
        />
      )}
      <RunningImport />
    </>
  )
}

function RunningImport() {
  const view = useSyncExternalStore(feedImport.subscribe, feedImport.view)
  if (view.kind !== 'running') return null
  const { bytes, ofBytes, rows } = view.progress
  const part = formatPercent(ofBytes === 0 ? 0 : Math.floor((bytes / ofBytes) * 100))
  const words = `${isolated(view.fileName)}: ${view.isPaused ? 'paused' : 'being imported'}, ${part}, ${formatCount(rows)} rows`
  return (
    <Link
      className={classes(buttonClass({ variant: 'quiet' }), styles.running)}
      to={paths.ownCatalog()}
      aria-label={words}
    >
      <FileUp />
      <span title={words}>{part}</span>
    </Link>
  )
}

type RunningProps = { job: TabJob; name: string; to: string; icon: ReactNode }

function Running({ job, name, to, icon }: RunningProps) {
  const view = useSyncExternalStore(job.subscribe, job.view)
  const { total } = view.progress
  const asked = askedOf(view.progress)
  const words = `${isolated(name)}: ${stateInWords(view)}, ${formatCount(asked)} of ${formatCount(total)}`
  return (
    <Link
      className={classes(buttonClass({ variant: 'quiet' }), styles.running)}
      to={to}
      aria-label={words}
    >
      {icon}
      <span title={words}>
        <Localized>{formatPercent(total === 0 ? 0 : Math.floor((asked / total) * 100))}</Localized>
      </span>
    </Link>
  )
}
