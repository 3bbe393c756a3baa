import { formatCount } from '../lib/format.ts'
import { formatTime } from '../lib/formatTimes.ts'
import { Note } from '../ui/Note.tsx'
import type { TabView } from '../work/job/tabJob.ts'
import { RefusedKey } from './RefusedKey.tsx'
import { pauseInWords } from './runWords.ts'

type RunTroubleProps = {
  view: Pick<TabView, 'role' | 'progress'>
  /** "this batch": what stands still, or what another tab runs. */
  what: string
  /** Not given where the page tells of a refused key by itself. */
  onResume?: () => void
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Why a run stands still or goes slowly, and that another tab has it. */
export function RunTrouble({ view: { role, progress }, what, onResume }: RunTroubleProps) {
  const { pause } = progress
  const words = pause && pauseInWords(pause)
  return (
    <>
      {pause?.kind === 'key' && onResume ? (
        <RefusedKey pause={pause} what={capital(what)} onResume={onResume} />
      ) : (
        words && (
          <Note tone={pause?.kind === 'offline' ? 'warn' : 'danger'} title={words.title}>
            {words.says}
          </Note>
        )
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
