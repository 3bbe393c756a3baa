/** The problems of an import, and their file. */
import type { KeptCatalog, RowProblem } from '../../catalog/ownCatalog.ts'
import { dayOf } from '../../export/exportAbout.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import type { ExportSource } from '../../lib/sheet/sheet.ts'
import { rowsInWords } from '../../words/rowsInWords.ts'

export const outcomeInWords = (isSkipped: boolean): string =>
  isSkipped ? 'left out' : 'imported without this value'

export function problemsSheet(
  { fileName, importedAt, rows, skipped, problems }: KeptCatalog,
  at: number,
): ExportSource<RowProblem> {
  return {
    name: `Problems of ${fileName}, ${dayOf(importedAt)}`,
    about: () => [
      `Problems of ${fileName}`,
      `Exported ${formatWhen(at)}; imported ${formatWhen(importedAt)}`,
      `${rowsInWords(rows)} imported, ${formatCount(skipped)} left out; the first 1,000 problems are listed`,
    ],
    columns: [
      { key: 'row', label: 'Line', cell: ({ row }) => row },
      {
        key: 'outcome',
        label: 'Outcome',
        cell: ({ isSkipped }) => outcomeInWords(isSkipped),
      },
      { key: 'says', label: 'Reason', cell: ({ says }) => says },
    ],
    shown: null,
    rows: problems,
    filtered: null,
  }
}
