import { formatCount } from '../../lib/numbers/format.ts'
import { noteInWords } from './noteInWords.ts'
import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import { Note } from '../../ui/panels/Note.tsx'

/** What a service did otherwise than asked while a snapshot was loaded, and what was left out or cannot be found again. */
export function LoadNotes({ snapshot }: { snapshot: Snapshot }) {
  const { duplicates, withoutId } = snapshot.counts
  return (
    <>
      {snapshot.notes.map((note) => {
        const { isLoss, title, says } = noteInWords(note, snapshot)
        return (
          <Note key={note.kind} tone={isLoss ? 'warn' : 'info'} title={title}>
            {says}
          </Note>
        )
      })}
      {duplicates > 0 && !snapshot.notes.some(({ kind }) => kind === 'overlap') && (
        <Note>
          {formatCount(duplicates)} {duplicates === 1 ? 'row' : 'rows'} came more than once and{' '}
          {duplicates === 1 ? 'is' : 'are'} kept once, told by product id.
        </Note>
      )}
      {withoutId > 0 && (
        <Note>
          {formatCount(withoutId)} {withoutId === 1 ? 'row names' : 'rows name'} no product id: kept
          as they came, they cannot be found again at another snapshot.
        </Note>
      )}
    </>
  )
}
