import { useEffect } from 'react'
import { formatCount } from '../../domain/format.ts'
import { formatTime } from '../../domain/formatTimes.ts'
import type { BatchJob, BatchView } from '../../jobs/batchJob.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { Note } from '../../ui/Note.tsx'
import { askedOf, isUnfinished, pauseInWords, stateInWords } from './runWords.ts'

type Props = { job: BatchJob; view: BatchView }

/** Why a run stands still, and what happens to it when the tab is closed. */
export function RunNotice({ job, view }: Props) {
  const { progress } = view
  const pause = progress.pause && pauseInWords(progress.pause)
  const words = pause?.title ?? `${job.batch.name}: ${stateInWords(view)}`
  useEffect(() => announce(words), [words])

  const next = job.plan.asks.find(({ position }) => job.outcomeOf(position) === undefined)?.position
  const row = next === undefined ? null : job.plan.rows.find(({ ask }) => ask?.position === next)
  return (
    <>
      {pause && (
        <Note tone={progress.pause?.kind === 'offline' ? 'warn' : 'danger'} title={pause.title}>
          {pause.says}
        </Note>
      )}
      {progress.heldUntil !== null && (
        <Note tone="warn" title="The service asks for fewer requests.">
          The run goes on at {formatTime(progress.heldUntil, { seconds: true })}, with{' '}
          {formatCount(progress.limit)} at once.
        </Note>
      )}
      {view.role === 'elsewhere' && progress.state === 'running' && (
        <Note title="Another tab of this browser runs this batch.">
          It is paused and cancelled there. Closed, that tab leaves the run to this one.
        </Note>
      )}
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
