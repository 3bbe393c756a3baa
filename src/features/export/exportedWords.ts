import type { ExportFormat } from '@/lib/sheet/exportChoice.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { FORMATS } from '@/words/exportNames.ts'
import type { ExportedFile } from './exportJob.ts'

/** The message about a finished export; `why` is why it has less than was requested. */
export function exportedWords(
  { rows, why, name }: Pick<ExportedFile, 'rows' | 'why' | 'name'>,
  format: ExportFormat,
): string {
  if (why !== null) {
    const where =
      format === 'copy' ? 'copied, marked as incomplete' : `saved as “${isolated(name)}”`
    return `Only ${plural(rows, 'row')} could be written: ${why}. What was written is ${where}.`
  }
  if (format === 'copy') return `${plural(rows, 'row')} copied, ready to paste into a spreadsheet`
  return format === 'json' ? 'Saved as JSON' : `${plural(rows, 'row')} saved as ${FORMATS[format]}`
}
