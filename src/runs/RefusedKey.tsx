import { KeyError } from '../catalog/http/errors.ts'
import { KeyPanel } from '../notices/KeyPanel.tsx'
import { Link } from '../shell/Link.tsx'
import { Note } from '../ui/Note.tsx'
import { buttonClass } from '../ui/buttonClass.ts'
import { paths } from '../url/paths.ts'
import { NAMES } from '../words/names.ts'
import type { PauseReason } from '../work/job/job.ts'
import { pauseInWords } from './runWords.ts'

type RefusedKeyProps = {
  pause: Extract<PauseReason, { kind: 'key' }>
  /** "This batch": what stands still. */
  what: string
  onResume: () => void
}

/** A run that stands still because of the key, and the way on: another key in place, as wherever one is refused. */
export function RefusedKey({ pause, what, onResume }: RefusedKeyProps) {
  const { error } = pause
  if (error instanceof KeyError) {
    const kept = 'The run is paused; what was answered until then is kept.'
    return <KeyPanel error={error} what={what} onRetry={onResume} kept={kept} />
  }
  // Another tab runs it and told of the error in words alone; a key given here is known there, too.
  const words = pauseInWords(pause)
  return (
    <Note
      tone="danger"
      title={words?.title}
      actions={
        <Link className={buttonClass({ size: 's' })} to={paths.settings('connection')}>
          {NAMES.settings}
        </Link>
      }
    >
      {words?.says}
    </Note>
  )
}
