import { KeyError } from '@/api/http/errors.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { RequestError } from '@/features/messages/failure/RequestError.tsx'
import type { PauseReason } from '@/jobs/job/job.ts'
import type { TabView } from '@/jobs/job/tabs/tabJob.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import { capital } from '@/lib/text/capital.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { pauseInWords, waitInWords } from './runWords.ts'

type RunTroubleProps = {
  view: Pick<TabView, 'role' | 'progress'> & Partial<Pick<TabView, 'needsClick'>>
  /** What is paused, or run by another tab: "this collection". */
  what: string
  /** Resumes the run. Absent if the page shows a refused key itself. */
  onResume?: () => void
}

/** A note about why a run is paused or slow, or that another tab runs it. */
export function RunTrouble({ view, what, onResume }: RunTroubleProps) {
  const { role, progress, needsClick = false } = view
  const wait = role === 'idle' ? waitInWords(progress, needsClick) : null
  const { pause } = progress
  const words = pause && pauseInWords(pause)
  return (
    <>
      {pause?.kind === 'key' && onResume ? (
        <RefusedKey pause={pause} what={capital(what)} onResume={onResume} />
      ) : (
        words &&
        (pause?.kind === 'offline' ? (
          <Note tone="warn" title={words.title}>
            {words.message}
          </Note>
        ) : (
          <ErrorCard title={words.title}>{words.message}</ErrorCard>
        ))
      )}
      {progress.pausedUntil !== null && (
        <Note tone="warn" title="The service is busy.">
          Continuing at <LangText>{formatTime(progress.pausedUntil, { seconds: true })}</LangText>,
          with {formatCount(progress.limit)} at a time.
        </Note>
      )}
      {wait !== null && <Note title={wait.title}>{wait.message}</Note>}
      {role === 'elsewhere' && progress.state === 'running' && (
        <Note title={`Another tab is running ${what}.`}>
          Pause or cancel it there. If you close that tab, it continues here.
        </Note>
      )}
    </>
  )
}

type RefusedKeyProps = {
  pause: Extract<PauseReason, { kind: 'key' }>
  /** What is paused: "This collection". */
  what: string
  onResume: () => void
}

/** The card for a run that a refused key paused, with a field for another key. */
function RefusedKey({ pause, what, onResume }: RefusedKeyProps) {
  const { error } = pause
  if (error instanceof KeyError) {
    const saved = 'Paused. Results so far are saved.'
    return <RequestError error={error} what={what} onRetry={onResume} savedNote={saved} />
  }
  // Another tab runs it and reported the error only as text; that tab receives a key given here too.
  const words = pauseInWords(pause)
  return (
    <ErrorCard
      title={words?.title}
      action={
        <Link className={buttonClass({ size: 's' })} to={paths.settings('connection')}>
          {NAMES.settings}
        </Link>
      }
    >
      {words?.message}
    </ErrorCard>
  )
}
