/** Writes the report of an update as a file: every change of every source, below a list of what was compared. */
import { defineColumns } from '@/components/data-table/defineColumns.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import type { Change } from '@/domain/changes/change.ts'
import { oneChange, type ProductChange } from '@/domain/changes/productChanges.ts'
import { stepName, totalOf, type UpdateRun, type UpdateStep } from '@/domain/updates/updateRun.ts'
import { changesFileColumns, withoutMarkets } from '@/features/changes/columns.ts'
import { currencyLineOf, dayOf } from '@/features/export/exportAbout.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { columnsOfPart, type ExportSource } from '@/lib/sheet/sheet.ts'
import { caveatOf, countedBefore, totalInWords } from './reportWords.ts'

export type ReportRow = { step: UpdateStep; change: Change }

type Options = {
  run: UpdateRun
  rows: readonly ReportRow[]
  /** The names of sources whose changes could not be read again. */
  unread: readonly string[]
  /** The user's currency label of each group of countries that has one. */
  labels: readonly { countries: string; label: string }[]
  /** The time of the export, in epoch milliseconds. */
  at: number
}

type SheetRow = ReportRow & { product: ProductChange }

const stepColumns = defineColumns<SheetRow, null>()([
  { id: 'source', header: 'Collection', kind: 'text', accessor: ({ step }) => step.name },
  { id: 'kind', header: 'Kind of collection', kind: 'text', accessor: ({ step }) => step.kind },
])

/** The line of a source: "cotton shirt, us: 11 Nov 2025, 10:02 → 18 Nov 2025, 10:26, 4,168 → 4,213 rows". */
function stepLine(step: UpdateStep, failure: string | undefined): string {
  const { outcome } = step
  const name = stepName(step)
  if (!outcome) return `${name}: ${failure ?? 'not run'}`
  const { now } = outcome
  const caveat = caveatOf(outcome)
  const counted = countedBefore(step)
  const words =
    'before' in outcome
      ? `${formatWhen(outcome.before.at)} → ${formatWhen(now.at)}, ${formatCount(outcome.before.rows)} → ${formatCount(now.rows)} rows`
      : `${counted ? `counted ${formatWhen(counted.at)}, ${formatCount(counted.found)} found; ` : ''}loaded for the first time ${formatWhen(now.at)}, ${formatCount(now.rows)} rows`
  return caveat === null ? `${name}: ${words}` : `${name}: ${words}. ${caveat}`
}

function isIncomplete({ run, unread }: Options): boolean {
  const { failed, waiting, partial } = totalOf(run)
  return failed + waiting + partial + unread.length > 0
}

export function reportSheet(options: Options): ExportSource<SheetRow> {
  const { run, unread, labels, at } = options
  const rows = options.rows.map((row) => ({ ...row, product: oneChange(row.change) }))
  return {
    name: `Changes, ${dayOf(run.at)}${isIncomplete(options) ? ', incomplete' : ''}`,
    about: () => [
      'Changes of all collections',
      `Exported ${formatWhen(at)}; update of ${formatWhen(run.at)}`,
      `Total: ${totalInWords(totalOf(run))}`,
      `Country: ${shownCountries([...new Set(run.steps.flatMap(({ countries }) => countries))])}`,
      currencyLineOf(labels),
      'Order: by collection, as they were updated',
      isIncomplete(options) ? 'Incomplete: see the collections in the details' : 'Complete',
    ],
    details: () => [
      ...run.steps.map((step, place) =>
        stepLine(step, run.failures.find((failure) => failure.place === place)?.says),
      ),
      ...unread.map((name) => `${name}: its versions are no longer saved, its changes are missing`),
      'Changes between two versions loaded in this browser',
    ],
    columns: [
      ...fileColumns(stepColumns, rows, null),
      ...columnsOfPart(
        fileColumns(
          changesFileColumns,
          rows.map(({ product }) => product),
          withoutMarkets,
        ),
        ({ product }: SheetRow) => product,
      ),
    ],
    shown: null,
    rows,
    countryOf: ({ product }) => product.country,
    filtered: null,
    receivedOf: ({ step, change }) => ({
      source: step.name,
      kind: step.kind,
      countries: step.countries,
      ...change,
    }),
    receivedLabel: 'JSON of the changes as calculated here',
  }
}
