import type { ExportFormat } from '../domain/export/exportChoice.ts'
import { FORMATS } from '../domain/exportNames.ts'
import { formatCount } from '../domain/format.ts'
import { isolated } from '../domain/isolated.ts'
import type { Exported } from '../jobs/exportJob.ts'

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`)

/** What came of an export; `why` it came to less than was asked for. */
export function exportedWords(
  { rows, why, name }: Pick<Exported, 'rows' | 'why' | 'name'>,
  format: ExportFormat,
): string {
  if (why !== null) {
    const where =
      format === 'copy' ? 'copied, marked as incomplete' : `saved as “${isolated(name)}”`
    return `Only ${rowsOf(rows)} could be written: ${why}. What was written is ${where}.`
  }
  if (format === 'copy') return `${rowsOf(rows)} copied, to be pasted into a spreadsheet`
  return format === 'json' ? 'Saved as JSON' : `${rowsOf(rows)} saved as ${FORMATS[format]}`
}
