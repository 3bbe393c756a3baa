/** The columns of an exported batch: one for everything that is known of a row. */
import { FIELDS } from '../../catalog/fields/fields.ts'
import { withoutNoise } from '../../lib/numbers/offerStatistics.ts'
import type { Cell, SheetColumn } from '../../lib/sheet/sheet.ts'
import type { BatchProduct } from '../../market/batchAnswer.ts'
import { marketLabel } from '../../model/market/rowMarket.ts'
import { MARKET } from '../../words/marketNames.ts'
import { askedText, recordOf, titleOf, type ShownRow } from './rows/batchRows.ts'
import type { BatchColumn } from './batchState.ts'
import { sheetTotalOf } from './rows/rowColumns.ts'
import { valueIn } from './rows/rowValues.ts'
import { whyNoMarket, whyNoProduct } from '../../model/batch/titleWords.ts'

type Column = SheetColumn<ShownRow>

const code = (text: string | null | undefined): Cell => (text ? { code: text } : null)

/** A column that the table has as well, as the table works it out. */
const figure = (key: BatchColumn, label: string): Column => ({
  key,
  label,
  cell: (row) => valueIn(row, key),
  total: sheetTotalOf(key),
})

const ofRecord = (key: string, label: string, cell: (record: BatchProduct) => Cell): Column => ({
  key,
  label,
  cell: (row) => {
    const record = recordOf(row)
    return record && cell(record)
  },
})

/** Why a row has no figures, or what was read otherwise than it was given. */
function remarkOf({ row, outcome }: ShownRow): string | null {
  const { entry, targetProblem } = row.line
  if (entry.kind === 'invalid') return entry.says
  if (outcome?.state === 'failed') return outcome.failure.says
  if (outcome?.state === 'done' && outcome.answer.kind === 'title') {
    const why = whyNoProduct(outcome.answer) ?? whyNoMarket(outcome.answer)
    if (why !== null) return why
  }
  const note = entry.kind === 'ean' || entry.kind === 'url' ? entry.note : null
  return note ?? targetProblem
}

function answerOf({ outcome }: ShownRow) {
  return outcome?.state === 'done' ? outcome.answer : null
}

/** All records that a URL led to; the first one has columns of its own. */
function recordsOf(shown: ShownRow): readonly BatchProduct[] | null {
  const answer = answerOf(shown)
  return answer?.kind === 'url' ? answer.records : null
}

function otherIds(shown: ShownRow): string | null {
  const [, ...others] = recordsOf(shown) ?? []
  return others.length === 0 ? null : others.map(({ productId }) => productId ?? '–').join(' ')
}

/** The code whose prices the row shows, where that is not the one that was asked for. */
function marketCode(shown: ShownRow): string | null {
  const answer = answerOf(shown)
  if (answer?.kind === 'ean') return answer.code === askedText(shown) ? null : answer.code
  return answer?.kind === 'url' || answer?.kind === 'title' ? (answer.market?.code ?? null) : null
}

/** `Colour: Blue|Navy; Fabric: Cotton`: the values of one name stay joined as they came. */
function traitsOf(shown: ShownRow): string | null {
  const answer = answerOf(shown)
  if (answer?.kind !== 'id' || answer.traits.length === 0) return null
  return answer.traits.map(([name, value]) => `${name}: ${value}`).join('; ')
}

/** How well the best candidate of a title fits, or the accepted one, and why. */
function matchOf(shown: ShownRow) {
  const answer = answerOf(shown)
  if (answer?.kind !== 'title') return null
  return answer.candidates[typeof answer.choice === 'number' ? answer.choice : 0] ?? null
}

function decisionOf(shown: ShownRow): string | null {
  const answer = answerOf(shown)
  if (answer?.kind !== 'title') return null
  if (answer.choice === null) return 'undecided'
  return answer.choice === 'none' ? 'none fits' : 'accepted'
}

function myPriceSource({ summary, own }: ShownRow): string | null {
  return summary?.mine?.source ?? ((own?.price ?? null) === null ? null : 'price list')
}

const ASKED: readonly Column[] = [
  { key: 'row', label: 'Row', cell: ({ row }) => row.row + 1 },
  { key: 'line', label: 'Line', cell: ({ row }) => row.line.line },
  { key: 'given', label: 'As given', cell: ({ row }) => code(row.line.text.trim()) },
  { key: 'kind', label: 'Kind', cell: ({ row }) => row.ask?.entry.kind ?? null },
  { key: 'code', label: 'Asked', cell: (shown) => code(askedText(shown)) },
  figure('country', 'Country'),
  { key: 'status', label: 'Status', cell: ({ state }) => state },
  { key: 'remark', label: 'Remark', cell: remarkOf },
  { key: 'product', label: 'Product', cell: titleOf },
]

const MATCHES: readonly Column[] = [
  { key: 'match', label: 'Match by title', cell: decisionOf },
  {
    key: 'match-title',
    label: 'Best candidate',
    cell: (shown) => matchOf(shown)?.record.title ?? null,
  },
  { key: 'match-score', label: 'Its score', cell: (shown) => matchOf(shown)?.score ?? null },
  {
    key: 'match-reasons',
    label: 'Why',
    cell: (shown) => matchOf(shown)?.reasons.join('; ') ?? null,
  },
]

const RECORDS: readonly Column[] = [
  { key: 'records', label: 'Records matched', cell: (shown) => recordsOf(shown)?.length ?? null },
  ofRecord('product-id', FIELDS.productId.label, ({ productId }) => code(productId)),
  ofRecord('brand', FIELDS.brand.label, ({ brand }) => brand),
  ofRecord('merchant', 'Record merchant', ({ merchant }) => merchant),
  ofRecord('category', FIELDS.category.label, ({ category }) => category),
  ofRecord('record', 'Record offer price', ({ offerPrice }) => offerPrice),
  ofRecord('record-mrp', 'Record MRP', ({ salePrice }) => salePrice),
  ofRecord('record-discount', 'Record discount', ({ discount }) => discount),
  ofRecord('record-active', 'Record active', ({ active }) => active),
  ofRecord('record-url', FIELDS.productUrl.label, ({ productUrl }) =>
    productUrl ? { url: productUrl } : null,
  ),
  ofRecord('eans', 'EANs of the record', ({ eans }) => code(eans.join(' '))),
  { key: 'other-records', label: 'Other product ids', cell: otherIds },
  { key: 'traits', label: 'Traits', cell: traitsOf },
]

/** What my prices are measured against, where that is the same for all rows: then the headings name it. */
function referenceOf(rows: readonly ShownRow[]): { label: string } {
  const labels = new Set(rows.flatMap(({ summary }) => summary?.referenceLabel ?? []))
  const [label = 'reference'] = labels
  return { label: labels.size === 1 ? label : 'reference' }
}

const marketColumns = (reference: { label: string }): readonly Column[] => [
  { key: 'market-code', label: MARKET.pricesOfCode, cell: (shown) => code(marketCode(shown)) },
  figure('merchants', 'Merchants'),
  { key: 'counted', label: 'Prices counted', cell: ({ summary }) => summary?.n ?? null },
  figure('excluded', 'Offers left out'),
  figure('lowest', 'Lowest'),
  figure('median', 'Median'),
  figure('mean', 'Mean'),
  figure('highest', 'Highest'),
  figure('spread', 'Spread'),
  figure('yours', marketLabel('myPrice', reference)),
  { key: 'source', label: MARKET.mineFrom, cell: myPriceSource },
  figure('position', marketLabel('rank', reference)),
  { key: 'of', label: MARKET.of, cell: ({ summary }) => summary?.mine?.of ?? null },
  figure('ties', MARKET.atMyPrice),
  figure('reference', marketLabel('reference', reference)),
  {
    key: 'reference-name',
    label: 'Measured against',
    cell: ({ summary }) =>
      summary === null || summary.reference === null ? null : summary.referenceLabel,
  },
  figure('index', marketLabel('index', reference)),
  {
    key: 'difference',
    label: marketLabel('difference', reference),
    total: sheetTotalOf('difference'),
    cell: ({ summary }) => (summary?.index ? withoutNoise(summary.index.index - 100) : null),
  },
  figure('amount', 'My price − reference'),
  figure('n', marketLabel('n', reference)),
  figure('rival', marketLabel('rival', reference)),
  figure('rival-price', marketLabel('rivalPrice', reference)),
  { key: 'standing', label: 'Standing', cell: ({ summary }) => summary?.standing ?? null },
  { key: 'no-index', label: 'Why no index', cell: ({ summary }) => summary?.noIndex ?? null },
]

const TARGET = figure('target', 'Target price')

const LISTED: readonly Column[] = [
  figure('list', 'List price'),
  figure('cost', 'Cost'),
  { key: 'note', label: 'Note', cell: ({ own }) => own?.note || null },
  figure('margin', 'Margin %'),
  figure('market-margin', 'Margin % at reference'),
]

const ANSWER: readonly Column[] = [
  {
    key: 'repeats',
    label: 'Repeats row',
    cell: ({ row }) => (row.repeats === null ? null : row.repeats + 1),
  },
  {
    key: 'at',
    label: 'Answered at (UTC)',
    cell: ({ outcome }) => (outcome === null ? null : { at: outcome.at }),
  },
  {
    key: 'took',
    label: 'Took ms',
    cell: ({ outcome }) => (outcome === null ? null : Math.round(outcome.ms)),
  },
  { key: 'tries', label: 'Tries', cell: ({ outcome }) => outcome?.tries ?? null },
]

/** Those that can hold anything in these rows. */
export function batchColumns(rows: readonly ShownRow[]): Column[] {
  const hasRecords = rows.some(({ row }) => row.ask !== null && row.ask.entry.kind !== 'ean')
  const hasTitles = rows.some(({ row }) => row.ask?.entry.kind === 'title')
  const hasTargets = rows.some(({ row }) => row.line.target !== null)
  const hasListed = rows.some(({ own }) => own !== null)
  return [
    ...ASKED,
    ...(hasTitles ? MATCHES : []),
    ...(hasRecords ? RECORDS : []),
    ...marketColumns(referenceOf(rows)),
    ...(hasTargets ? [TARGET] : []),
    ...(hasListed ? LISTED : []),
    ...ANSWER,
  ]
}
