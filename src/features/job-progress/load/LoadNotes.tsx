import { Note } from '@/components/ui/panels/Note.tsx'
import type { Version } from '@/domain/collections/collection.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { noteInWords } from './noteInWords.ts'

/**
 * Notes about deviations of the service while a version was loaded, and about rows that were left out or can’t be found again.
 */
export function LoadNotes({ version }: { version: Version }) {
  const { duplicates, withoutId } = version.counts
  return (
    <>
      {version.notes.map((note) => {
        const { isLoss, title, message } = noteInWords(note, version)
        return (
          <Note key={note.kind} tone={isLoss ? 'warn' : 'info'} title={title}>
            {message}
          </Note>
        )
      })}
      {duplicates > 0 && !version.notes.some(({ kind }) => kind === 'overlap') && (
        <Note>
          {plural(duplicates, 'row')} appeared more than once and{' '}
          {pluralForm(duplicates, 'is', 'are')} saved once, matched by product ID.
        </Note>
      )}
      {withoutId > 0 && (
        <Note>
          {plural(withoutId, 'row names', 'rows name')} no product ID, so they can’t be compared
          between versions.
        </Note>
      )}
    </>
  )
}
