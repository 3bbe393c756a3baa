/** Writes the problems of an import as a sheet for export. */
import type { StoredCatalog, RowProblem } from '@/api/ownCatalog.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { plural } from '@/lib/text/plural.ts'
import { problemColumns } from './columns.tsx'

export function problemsSheet(
  { fileName, importedAt, rows, skipped, problems }: StoredCatalog,
  at: number,
): ExportSource<RowProblem> {
  return {
    name: `Problems of ${fileName}, ${dayOf(importedAt)}`,
    about: () => [
      `Problems of ${fileName}`,
      `Exported ${formatWhen(at)}; imported ${formatWhen(importedAt)}`,
      `${plural(rows, 'row')} imported, ${formatCount(skipped)} left out; the first 1,000 problems are listed`,
    ],
    columns: fileColumns(problemColumns, problems, null),
    shown: null,
    rows: problems,
    filtered: null,
  }
}
