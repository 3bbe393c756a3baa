/** Writes the groups of a collection as a file: the table of the page, with all products in the last row. */
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { columnFacts, type FigureColumn, type GroupColumn } from '@/domain/columns/columns.ts'
import type { RowGroups } from '@/domain/rows/rowView.ts'
import type { GroupSort } from '@/domain/rows/summaryState.ts'
import { currencyLine, dayOf } from '@/features/export/exportAbout.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount, inSentence } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { firstInWords } from '@/lib/sortKeys.ts'
import { plural } from '@/lib/text/plural.ts'
import { groupLine, groupLines, groupTableColumns, type GroupLine } from './columns.ts'

type Options = {
  groups: RowGroups
  of: { by: GroupColumn; figure: FigureColumn }
  /** The name of the figure that the groups are measured by. */
  what: string
  sort: GroupSort
  least: number
  countries: readonly string[]
  /** The name of the compared-with figure: "market median". */
  comparedWith: string
  /** The user's currency label; '' for none. */
  label: string
  /** The time of the export, in epoch milliseconds. */
  at: number
}

export function groupFile(options: Options): ExportSource<GroupLine> {
  const { groups, of, what, sort, least, countries, comparedWith, label, at } = options
  const { by, figure } = of
  const columns = groupTableColumns(by, figure, what)
  const lines = groupLines(groups, columns, { by, sort, least })
  const hidden = groups.groups.length - lines.length
  const title = `${what} by ${inSentence(columnFacts(by).label)}`
  const rows = [...lines, groupLine(groups.all, groups.all, by, null)]
  const columnsOfFile = fileColumns(columns, rows, { drawn: null })
  const columnLabel = columnsOfFile.find(({ key }) => key === sort.column)?.label ?? sort.column
  return {
    name: `${title}, ${dayOf(at)}`,
    about: () => [
      title,
      `Exported ${formatWhen(at)}`,
      `Country: ${shownCountries(countries)}`,
      currencyLine(label),
      `${plural(groups.all.rows, 'product')}, of which ${formatCount(groups.all.n)} have a value; the last row is of all of them`,
      ...(hidden === 0
        ? []
        : [`Left out: ${plural(hidden, 'group')} under ${plural(least, 'product')}`]),
      ...(groups.all.index === null ? [] : [`Compared with: ${comparedWith}`]),
      `Order: by ${firstInWords(columnLabel, sort.down)} first`,
    ],
    columns: columnsOfFile,
    shown: null,
    rows,
    filtered: null,
  }
}
