import { formatCount } from '../lib/numbers/format.ts'
import { noteInWords } from './noteInWords.ts'
import type { Moment } from '../model/resultSet/resultSet.ts'
import { Note } from '../ui/panels/Note.tsx'

/** What a service did otherwise than asked while a moment was loaded, and what was left out or cannot be found again. */
export function LoadNotes({ moment }: { moment: Moment }) {
  const { duplicates, withoutId } = moment.counts
  return (
    <>
      {moment.notes.map((note) => {
        const { isLoss, title, says } = noteInWords(note, moment)
        return (
          <Note key={note.kind} tone={isLoss ? 'warn' : 'info'} title={title}>
            {says}
          </Note>
        )
      })}
      {duplicates > 0 && !moment.notes.some(({ kind }) => kind === 'overlap') && (
        <Note>
          {formatCount(duplicates)} {duplicates === 1 ? 'row' : 'rows'} came more than once and{' '}
          {duplicates === 1 ? 'is' : 'are'} kept once, told by product id.
        </Note>
      )}
      {withoutId > 0 && (
        <Note>
          {formatCount(withoutId)} {withoutId === 1 ? 'row names' : 'rows name'} no product id: kept
          as they came, they cannot be found again at another moment.
        </Note>
      )}
    </>
  )
}
