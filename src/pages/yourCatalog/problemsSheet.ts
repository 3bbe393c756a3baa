/** Writes the problems of an import as a sheet for export. */
import type { StoredCatalog, RowProblem } from '@/api/ownCatalog.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { plural } from '@/lib/text/plural.ts'
import { problemColumns } from './columns.tsx'

/** The most problems that a catalog stores. */
const MAX_PROBLEMS = 1000

const listed = (count: number) =>
  count < MAX_PROBLEMS
    ? 'all problems are listed'
    : `the first ${formatCount(count)} problems are listed`

export function problemsSheet(
  { fileName, importedAt, rows, skipped, problems }: StoredCatalog,
  at: number,
): ExportSource<RowProblem> {
  return {
    name: `Problems of ${fileName}, ${dayOf(importedAt)}`,
    about: () => [
      `Problems of ${fileName}`,
      `Exported ${formatWhen(at)}; imported ${formatWhen(importedAt)}`,
      `${plural(rows, 'row')} imported, ${formatCount(skipped)} left out; ${listed(problems.length)}`,
    ],
    columns: fileColumns(problemColumns, problems, null),
    shown: null,
    rows: problems,
    filtered: null,
  }
}
