import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import type { CheckEnd } from '../../work/runChecks.ts'
import { InterfaceText } from './InterfaceText.tsx'

type Props = { end: CheckEnd | null; onDismiss: () => void }

/** What is to be said of the checks when they are over; nothing where all of them ran. */
export function ChecksNote({ end, onDismiss }: Props) {
  const dismiss = (
    <Button size="s" onClick={onDismiss}>
      Close
    </Button>
  )
  if (end?.kind === 'stopped') {
    return (
      <Note tone="warn" title="The checks stopped." actions={dismiss}>
        <span>{`${end.why} What was seen until then is kept.`}</span>
      </Note>
    )
  }
  if (end?.kind !== 'done' || end.skipped.length === 0) return null
  return (
    <Note title="Not everything could be tried." actions={dismiss}>
      {end.skipped.map(({ title, lacks }) => (
        <span key={title}>
          <InterfaceText text={title} />
          {` needs ${lacks}. `}
        </span>
      ))}
    </Note>
  )
}
