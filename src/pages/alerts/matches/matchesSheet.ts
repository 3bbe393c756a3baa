/**
 * Writes the matches of alerts as a sheet for export: a row for each match, with its two figures and the address of its EAN page.
 */
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { matchColumns, type MatchContext, type MatchLine } from '@/features/alerts/matchColumns.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'

type Options = {
  name: string
  rows: readonly MatchLine[]
  /** The rows that the table shows; null when it shows all. */
  shown: readonly MatchLine[] | null
  /** When the service last answered with the data that was checked: epoch milliseconds. */
  factsAt: number
  file: NonNullable<MatchContext['file']>
  /** The time of the export, in epoch milliseconds. */
  now: number
}

export function matchesSheet(options: Options): ExportSource<MatchLine> {
  const { name, rows, shown, factsAt, file, now } = options
  return {
    name: `${name}, ${dayOf(now)}`,
    about: () => [
      name,
      `Exported ${formatWhen(now)}; checked with data up to ${formatWhen(factsAt)}, saved in one browser`,
      'Order: as the table shows them',
    ],
    details: () => [
      'Since: as far back as data is saved',
      'Difference in percent = (found ÷ compared with − 1) × 100; of a discount in points, by its prices − stated',
    ],
    columns: fileColumns(matchColumns, rows, { isOneAlert: false, figures: null, file }),
    shown: null,
    rows,
    countryOf: ({ first }) => first.country,
    filtered: shown,
    receivedOf: ({ first }) => first,
    receivedLabel: 'JSON of the match as stored',
  }
}
