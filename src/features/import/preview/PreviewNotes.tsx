import type { ImportRead } from '@/features/import/reading.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { privacyInWords } from './previewWords.ts'
import styles from './ImportPreview.module.css'

/** How many names of unused columns are listed; a feed may have a hundred. */
const MAX_NAMES = 12

/** The columns that no role uses; a catalog stores them as attributes. */
function unusedInWords({ task, columns, roles }: ImportRead<unknown>): string | null {
  const used = new Set(roles.map(({ column }) => column))
  const names = columns.filter((_, at) => !used.has(at)).map(({ name }) => name)
  if (names.length === 0) return null
  const more = names.length - MAX_NAMES
  const shown = names.slice(0, MAX_NAMES).join(', ')
  const about = task === 'catalog' ? 'Imported as attributes' : 'Not used'
  return `${about}: ${shown}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`
}

export function PreviewNotes({ reading }: { reading: ImportRead<unknown> }) {
  const unused = unusedInWords(reading)
  return (
    <p className={styles.notes}>
      {unused !== null && <span dir="auto">{unused}</span>}{' '}
      <span>Your choices are remembered for files with the same columns.</span>{' '}
      <span>{privacyInWords(reading.task)}</span>
    </p>
  )
}
