import { useQuery } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { AlertTabs } from '@/features/job-progress/AlertTabs.tsx'
import { RunTrouble } from '@/features/job-progress/steer/RunTrouble.tsx'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import { openRuns, type OpenRun } from '@/features/job-progress/updateAll/openRuns.ts'
import {
  SavedItemUnavailable,
  unavailableState,
} from '@/features/messages/SavedItemUnavailable.tsx'
import type { TabView } from '@/jobs/job/tabs/tabJob.ts'
import { paths } from '@/routing/paths.ts'
import { activeJobQuery } from '@/storage/queries/activeJobQuery.ts'
import { UPDATE_ALL_LABEL } from '@/words/updateAllNames.ts'
import { NewRunPage } from './NewRunPage.tsx'
import { RunHead } from './RunHead.tsx'
import { RunTotal } from './RunTotal.tsx'
import { StepTable } from './StepTable.tsx'
import { useLoad } from './useLoad.ts'
import styles from './UpdatePage.module.css'

/** The page *Update all*: the result of an update, or the sources of the next one. */
export function UpdatePage() {
  const { id } = useParams()
  return id === undefined ? <NewRunPage /> : <RunPage key={id} id={id} />
}

/** The page of one update: its progress and its changes. */
function RunPage({ id }: { id: string }) {
  const connection = useConnection()
  // Use the current connection, because its key may have been corrected while the update was paused.
  useEffect(() => openRuns.use(connection), [connection])
  const open = useQuery(
    activeJobQuery(['open run', connection.id, id], () => openRuns.open(connection, id)),
  )
  if (open.data) return <Run job={open.data} />
  return (
    <Frame className={styles.page}>
      <SavedItemUnavailable
        what="update"
        made="made"
        state={unavailableState(open)}
        icon={<RotateCw />}
        others={{ to: paths.updates(), label: UPDATE_ALL_LABEL }}
      />
    </Frame>
  )
}

/**
 * The view of an update with the pause of its current load: an update pauses when its load does, and resuming it resumes the
 * load.
 */
function viewWith(run: TabView, load: TabView | undefined): TabView {
  const { progress } = run
  if (progress.state !== 'running' || load?.progress.state !== 'paused') return run
  return { ...run, progress: { ...progress, state: 'paused', pause: load.progress.pause } }
}

function Run({ job }: { job: OpenRun }) {
  const load = useLoad(job)
  const view = viewWith(useSyncExternalStore(job.subscribe, job.view), load?.view)
  const run = job.run()
  return (
    <Frame className={styles.page}>
      <RunHead job={job} view={view} />
      <AlertTabs />
      <RunTrouble view={load?.view ?? view} what="this update" onResume={() => job.start()} />
      <RunTotal run={run} isOver={!isUnfinished(view.progress)} />
      <StepTable run={run} load={load} stateOf={job.stateOf} />
    </Frame>
  )
}
