import { useEffect } from 'react'
import { formatCount } from '../../lib/format.ts'
import { isolated } from '../../lib/isolated.ts'
import { RunTrouble } from '../../runs/RunTrouble.tsx'
import { askedOf, isUnfinished, pauseInWords, stateInWords } from '../../runs/runWords.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { Note } from '../../ui/Note.tsx'
import type { BatchJob, BatchView } from '../../work/batch/batchJob.ts'

type Props = { job: BatchJob; view: BatchView }

/** Why a run stands still, and what happens to it when the tab is closed. */
export function RunNotice({ job, view }: Props) {
  const { progress } = view
  const pause = progress.pause && pauseInWords(progress.pause)
  const words = pause?.title ?? `${isolated(job.batch.name)}: ${stateInWords(view)}`
  useEffect(() => announce(words), [words])

  const next = job.plan.asks.find(({ position }) => job.outcomeOf(position) === undefined)?.position
  const row = next === undefined ? null : job.plan.rows.find(({ ask }) => ask?.position === next)
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
      {isUnfinished(progress) && progress.unstored === 0 && (
        <Note>
          Progress is saved in this browser after every answer. Reload or close the tab and this run
          offers to go on
          {row && askedOf(progress) > 0 ? ` from row ${formatCount(row.row + 1)}` : ''}.
        </Note>
      )}
    </>
  )
}
