import { formatCount } from '../domain/format.ts'
import { formatTime } from '../domain/formatTimes.ts'
import type { TabView } from '../jobs/tabJob.ts'
import { Note } from '../ui/Note.tsx'
import { pauseInWords } from './runWords.ts'

type RunTroubleProps = {
  view: Pick<TabView, 'role' | 'progress'>
  /** "This batch": what another tab may be running. */
  what: string
}

/** Why a run stands still or goes slowly, and that another tab has it. */
export function RunTrouble({ view: { role, progress }, what }: RunTroubleProps) {
  const pause = progress.pause && pauseInWords(progress.pause)
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
      {role === 'elsewhere' && progress.state === 'running' && (
        <Note title={`Another tab of this browser runs ${what}.`}>
          It is paused and cancelled there. Closed, that tab leaves the run to this one.
        </Note>
      )}
    </>
  )
}
