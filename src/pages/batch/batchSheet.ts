/** A batch to be exported: what stands above its rows, and what is kept of its answers. */
import { shownCountries } from '../../lib/countryCode.ts'
import { currencyLineOf, dayOf } from '../../export/exportAbout.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import type { ExportSource } from '../../lib/sheet/sheet.ts'
import { mineLines, type MineByCountry } from '../../market/me.ts'
import type { Joined } from '../../market/names.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { marketOfAnswer } from '../../market/summaryOfAnswer.ts'
import { offersOf } from '../../model/batch/batchMerchants.ts'
import { withGroupedColumns } from '../../model/market/groupedColumns.ts'
import { filePositionIn } from '../../model/market/filePosition.ts'
import { measuredInWords } from '../../model/market/rowMarket.ts'
import type { Batch } from '../../store/batches/batches.ts'
import { askedText, recordOf, type ShownRow } from './rows/batchRows.ts'
import { AS_GIVEN } from './rows/rowColumns.ts'
import { batchColumns } from './batchSheetColumns.ts'

export type SheetGiven = {
  batch: Batch
  /** All of them, in the order of the input. */
  rows: readonly ShownRow[]
  /** In the order of the table; null where it shows all. */
  filtered: readonly ShownRow[] | null
  /** The order of `filtered`, in words: "by index, highest first". */
  order: string
  /** Keys of the table's columns. */
  shown: readonly string[] | null
  /** Things that have no answer yet. */
  unasked: number
  /** Things whose request failed. */
  failed: number
  mine: MineByCountry
  /** What prices are measured against. */
  reference: ReferenceWords
  /** Names that the user has joined. */
  joined: Joined
  /** The currency label of each country, where the user has set one. */
  labels: readonly { countries: string; label: string }[]
  /** Epoch milliseconds. */
  at: number
}

type Missing = Pick<SheetGiven, 'unasked' | 'failed' | 'rows'>

/** What is missing, in words; null where every answer is there. */
function missing({ unasked, failed, rows }: Missing): string | null {
  const undecided = rows.filter(
    ({ row, state }) => row.repeats === null && state === 'undecided',
  ).length
  const parts = [
    ...(unasked > 0 ? [`${formatCount(unasked)} not answered yet`] : []),
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
    ...(undecided > 0 ? [`${formatCount(undecided)} undecided`] : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

/** How the price indices of these rows come about; a batch without any has nothing to explain. */
function indexLines(rows: readonly ShownRow[], reference: ReferenceWords): string[] {
  const hasIndex = rows.some(({ summary }) => summary?.index)
  const isListed = rows.some(({ summary }) => summary?.mine?.source === 'price list')
  return [
    ...(isListed
      ? [
          'My price: of the catalog, and where that has none, of my price list (see “My price from”)',
        ]
      : []),
    hasIndex
      ? measuredInWords(reference)
      : 'Index: none, because no row has both a price of mine and one to measure against',
  ]
}

/** Who you are, a line for each country where they differ. */
const yoursOf = ({ batch, rows, mine }: SheetGiven) =>
  mineLines(
    mine,
    batch.groups,
    rows.flatMap(({ outcome }) => offersOf(outcome) ?? []),
  )

function aboutOf(given: SheetGiven, which: 'filtered' | 'all' | undefined): string[] {
  const { batch, rows, labels, at, order, ...counts } = given
  const yours = yoursOf(given)
  const lacks = missing({ rows, ...counts })
  return [
    batch.name,
    `Exported ${formatWhen(at)}; made ${formatWhen(batch.at)}`,
    `Country: ${shownCountries(batch.groups.flat())}; mode: ${batch.settings.mode}`,
    lacks === null ? 'Complete' : `Incomplete: ${lacks}`,
    currencyLineOf(labels),
    ...(yours.length === 1 ? yours : []),
    `Order: ${which === 'all' || given.filtered === null ? AS_GIVEN : order}`,
  ]
}

function detailsOf(given: SheetGiven): string[] {
  const yours = yoursOf(given)
  return [...(yours.length === 1 ? [] : yours), ...indexLines(given.rows, given.reference)]
}

/** What is kept of each answer, with what was asked; null for what has none yet. */
function kept(shown: ShownRow) {
  const { row, state, outcome, summary } = shown
  const market = outcome?.state === 'done' ? marketOfAnswer(outcome.answer) : null
  return {
    row: row.row + 1,
    given: row.line.text,
    asked: row.ask === null ? null : { kind: row.ask.entry.kind, text: askedText(shown) },
    countries: row.countries,
    state,
    outcome,
    position: summary && filePositionIn(summary, market?.code ?? null),
  }
}

export function batchSheet(given: SheetGiven): ExportSource<ShownRow> {
  const { batch, rows, filtered, shown, joined, at } = given
  const sheet: ExportSource<ShownRow> = {
    name: `${batch.name}, ${dayOf(at)}${missing(given) === null ? '' : ', incomplete'}`,
    about: (which) => aboutOf(given, which),
    details: () => detailsOf(given),
    columns: batchColumns(rows),
    // Why a row has no figures stands in the table as its status says it, and in a file nowhere else.
    shown: shown && [...shown, 'remark'],
    rows,
    countryOf: ({ row }) => row.countries.join(),
    filtered,
    receivedOf: kept,
    receivedLabel: 'JSON of the answers as this browser keeps them',
  }
  const readers = {
    brand: (row: ShownRow) => recordOf(row)?.brand ?? null,
    merchant: (row: ShownRow) => recordOf(row)?.merchant ?? null,
  }
  return withGroupedColumns(sheet, readers, joined)
}
