import { formatCount } from '../../lib/format.ts'
import type { Moment } from '../../model/resultSet/resultSet.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Note } from '../../ui/Note.tsx'
import type { ReadRows } from './useRowEngine.ts'

type Props = {
  kept: KeptSet
  moment: Moment
  read: ReadRows
  /** What was asked of the rows was not answered. */
  hasFailed: boolean
}

/** What is wrong with what is kept: rows that cannot be read, and rows that end with the page. */
export function MomentNotes({ kept: { isHeld, damaged }, moment, read, hasFailed }: Props) {
  const { rows, state, isAdding } = read
  const isRead = state === 'read' && !isAdding && !moment.isRunning
  const lost = isRead ? moment.counts.rows - rows : 0
  return (
    <>
      {(state === 'failed' || hasFailed) && (
        <Note tone="danger" role="alert" title="The rows could not be read.">
          The browser’s storage does not answer, or a part of this app did not arrive. Nothing is
          lost by that; load the page again.
        </Note>
      )}
      {isHeld && (
        <Note tone="warn" title="Some of these rows end with this page.">
          The browser did not take them: it gives the app no storage, or has no room left. Export
          them to keep them.
        </Note>
      )}
      {lost > 0 && (
        <Note tone="warn" title={`${formatCount(lost)} loaded rows cannot be read.`}>
          What the browser keeps of them is damaged. They are in no figure below; a backup in
          Settings holds them as they are, and loading again brings them back.
        </Note>
      )}
      {damaged > 0 && (
        <Note tone="warn" title={`${formatCount(damaged)} other moments of this set are damaged.`}>
          They are shown nowhere; a backup in Settings holds them as they are.
        </Note>
      )}
    </>
  )
}
