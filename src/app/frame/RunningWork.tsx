import Database from 'lucide-react/icons/database'
import FileUp from 'lucide-react/icons/file-up'
import Layers from 'lucide-react/icons/layers'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { finishedCount, stateInWords } from '@/features/job-progress/steer/runWords.ts'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import { feedImport } from '@/jobs/feedImport.ts'
import type { TabJob } from '@/jobs/job/tabs/tabJob.ts'
import { openLoads } from '@/jobs/load/openLoads.ts'
import { formatCount, formatPercent } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import styles from './RunningWork.module.css'

/** The running work in the top bar: checks of codes, loads and imports in this tab, with their progress. */
export function RunningWork() {
  const { id } = useConnection()
  const codesCollections = useSyncExternalStore(openCodesJobs.subscribe, openCodesJobs.active)
  const loads = useSyncExternalStore(openLoads.subscribe, openLoads.active)
  const codesJob = codesCollections.find(({ connectionId }) => connectionId === id)
  const load = loads.find(({ connectionId }) => connectionId === id)
  return (
    <>
      {codesJob && (
        <Running
          job={codesJob}
          name={codesJob.codesCollection.name}
          to={paths.collection(codesJob.codesCollection.id)}
          icon={<Layers />}
        />
      )}
      {load && (
        <Running
          job={load}
          name={load.collection.name}
          to={paths.collection(
            load.collection.id,
            new URLSearchParams({ snapshot: load.currentVersion().id }),
          )}
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
  const requested = finishedCount(view.progress)
  const words = `${isolated(name)}: ${stateInWords(view)}, ${formatCount(requested)} of ${formatCount(total)}`
  return (
    <Link
      className={classes(buttonClass({ variant: 'quiet' }), styles.running)}
      to={to}
      aria-label={words}
    >
      {icon}
      <span title={words}>
        <LangText>
          {formatPercent(total === 0 ? 0 : Math.floor((requested / total) * 100))}
        </LangText>
      </span>
    </Link>
  )
}
