/** The problems of an import to be exported. */
import type { KeptCatalog, RowProblem } from '../../catalog/ownCatalog.ts'
import { dayOf } from '../../export/exportAbout.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import type { ExportSource } from '../../lib/sheet/sheet.ts'
import { rowsInWords } from '../../words/rowsInWords.ts'

export function problemsSheet(
  { fileName, importedAt, rows, skipped, problems }: KeptCatalog,
  at: number,
): ExportSource<RowProblem> {
  return {
    name: `Problems of ${fileName}, ${dayOf(importedAt)}`,
    about: () => [
      `Problems of ${fileName}`,
      `Exported ${formatWhen(at)}; imported ${formatWhen(importedAt)}`,
      `${rowsInWords(rows)} taken, ${formatCount(skipped)} skipped; of the problems the first 1,000 are kept`,
    ],
    columns: [
      { key: 'row', label: 'Row', cell: ({ row }) => row },
      {
        key: 'outcome',
        label: 'What became of it',
        cell: ({ isSkipped }) => (isSkipped ? 'skipped' : 'taken without it'),
      },
      { key: 'says', label: 'Reason', cell: ({ says }) => says },
    ],
    shown: null,
    rows: problems,
    filtered: null,
  }
}
