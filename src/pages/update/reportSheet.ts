/** The report of a run as a file: every change of every source, and above it what was compared. */
import { FIELDS } from '@/api/fields/fields.ts'
import type { Change } from '@/domain/changes/change.ts'
import { changeInWords } from '@/domain/changes/changesNames.ts'
import { discountChange, ratingChange } from '@/domain/changes/orderChanges.ts'
import { sideOf } from '@/domain/changes/productChanges.ts'
import { stepName, totalOf, type UpdateRun, type UpdateStep } from '@/domain/updates/againRun.ts'
import { currencyLineOf, dayOf } from '@/features/export/exportAbout.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource, SheetColumn } from '@/lib/sheet/sheet.ts'
import { caveatOf, countedBefore, totalInWords } from './reportWords.ts'

export type ReportRow = { step: UpdateStep; change: Change }

type Given = {
  run: UpdateRun
  rows: readonly ReportRow[]
  /** Sources whose changes could not be read again, by name. */
  unread: readonly string[]
  /** The currency label of each group of countries, where the user has set one. */
  labels: readonly { countries: string; label: string }[]
  /** Epoch milliseconds. */
  at: number
}

const column = (
  key: string,
  label: string,
  cell: SheetColumn<ReportRow>['cell'],
): SheetColumn<ReportRow> => ({ key, label, cell })

const code = (text: string | null | undefined) => (text ? { code: text } : null)

const columns: SheetColumn<ReportRow>[] = [
  column('source', 'Collection', ({ step }) => step.name),
  column('kind', 'Kind of collection', ({ step }) => step.kind),
  column('country', 'Country', ({ step }) => shownCountries(step.countries)),
  column('change', 'Change', ({ change }) =>
    change.kinds.map((kind) => changeInWords(kind, change)).join(', '),
  ),
  column('productId', FIELDS.productId.label, ({ change }) => code(sideOf(change)?.productId)),
  column('mergedInto', 'Product ID now', ({ change }) => code(change.mergedInto)),
  column('code', 'EAN', ({ change }) => code(sideOf(change)?.code)),
  column('title', FIELDS.title.label, ({ change }) => sideOf(change)?.title ?? null),
  column('merchant', FIELDS.merchant.label, ({ change }) => sideOf(change)?.merchant ?? null),
  column('brand', FIELDS.brand.label, ({ change }) => sideOf(change)?.brand ?? null),
  column('before', 'Offer price before', ({ change }) => change.before?.offerPrice ?? null),
  column('now', 'Offer price now', ({ change }) => change.now?.offerPrice ?? null),
  column('difference', 'Difference', ({ change }) => change.difference),
  column('percent', 'Difference in percent', ({ change }) => change.percent),
  column('discount', 'Change of discount in points', ({ change }) => discountChange(change)),
  column('rating', 'Change of rating in stars', ({ change }) => ratingChange(change)),
  column('activeBefore', 'In stock before', ({ change }) => change.before?.active ?? null),
  column('activeNow', 'In stock now', ({ change }) => change.now?.active ?? null),
]

/** "cotton shirt, us: 11 Nov 2025, 10:02 → 18 Nov 2025, 10:26, 4,168 → 4,213 rows". */
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

function isIncomplete({ run, unread }: Given): boolean {
  const { failed, waiting, partial } = totalOf(run)
  return failed + waiting + partial + unread.length > 0
}

export function reportSheet(given: Given): ExportSource<ReportRow> {
  const { run, rows, unread, labels, at } = given
  return {
    name: `Changes, ${dayOf(run.at)}${isIncomplete(given) ? ', incomplete' : ''}`,
    about: () => [
      'Changes of all collections',
      `Exported ${formatWhen(at)}; update of ${formatWhen(run.at)}`,
      `Total: ${totalInWords(totalOf(run))}`,
      `Country: ${shownCountries([...new Set(run.steps.flatMap(({ countries }) => countries))])}`,
      currencyLineOf(labels),
      'Order: by collection, as they were updated',
      isIncomplete(given) ? 'Incomplete: see the collections in the details' : 'Complete',
    ],
    details: () => [
      ...run.steps.map((step, place) =>
        stepLine(step, run.failures.find((failure) => failure.place === place)?.says),
      ),
      ...unread.map((name) => `${name}: its versions are no longer saved, its changes are missing`),
      'Changes between two versions loaded in this browser',
    ],
    columns,
    shown: null,
    rows,
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
