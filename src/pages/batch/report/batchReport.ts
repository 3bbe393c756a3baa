/** A batch as a report: where my prices stand in each of its countries, what stands out, and every row. */
import { compareTexts } from '../../../lib/text/collation.ts'
import { currencyLineOf } from '../../../export/exportAbout.ts'
import { countriesInWords } from '../../../lib/countries.ts'
import { formatCount, formatIndex, formatPercent } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { inFiles } from '../../../lib/numbers/language.ts'
import { median, withoutNoise } from '../../../lib/numbers/offerStatistics.ts'
import type { Cell } from '../../../lib/sheet/sheet.ts'
import { listed } from '../../../lib/text/listed.ts'
import { capital } from '../../../lib/text/capital.ts'
import { mineIn, mineInWords, type MineByCountry } from '../../../market/me.ts'
import { groupNames, nothingJoined, type JoinedNames } from '../../../market/names.ts'
import { standingBy } from '../../../market/standing.ts'
import { referenceWords, type ReferenceWords } from '../../../market/reference.ts'
import { offersOf } from '../../../model/batch/batchMerchants.ts'
import type {
  Report,
  ReportColumn,
  ReportFigure,
  ReportKind,
  ReportPart,
  Tone,
} from '../../../model/report/report.ts'
import type { Batch } from '../../../store/batches/batches.ts'
import { BATCH } from '../../../words/batchNames.ts'
import { remarkOf } from '../batchSheetColumns.ts'
import { BATCH_TILES, type BatchColumn } from '../batchState.ts'
import { askedText, countBy, statusOf, tileOf, titleOf, type ShownRow } from '../rows/batchRows.ts'
import { formulaOf, labelOf } from '../rows/rowColumns.ts'
import { valueIn } from '../rows/rowValues.ts'
import { assortment, assortmentRows, exclusionInWords } from '../run/assortment.ts'
import { tileWords } from '../run/tileWords.ts'
import { namedCompetitors } from '../../../position/byMerchant/competitorWords.ts'
import { batchItems } from '../byMerchant/batchItems.ts'

const LOWEST = referenceWords('min')

export type BatchReportGiven = {
  batch: Pick<Batch, 'name' | 'groups' | 'settings'>
  /** All of them, in the order of the input. */
  rows: readonly ShownRow[]
  mine: MineByCountry
  reference: ReferenceWords
  /** Percent up to which two prices are equal. */
  tolerance: number
  joined?: JoinedNames
  /** Nobody is chosen as me, and no price of my own says that I am. */
  isNobody: boolean
  /** The currency label of each country, where the user has set one. */
  labels: readonly { countries: string; label: string }[]
  isDemo: boolean
  /** Epoch milliseconds. */
  at: number
}

const TOP = 20
/** A page of more rows would be slow to open and long to print. */
const ROWS_ON_PAGE = 500

const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`
const shareOf = (count: number, whole: number) =>
  whole === 0 ? null : withoutNoise((count / whole) * 100)
const differenceOf = ({ summary }: ShownRow) =>
  summary?.index ? withoutNoise(summary.index.index - 100) : null

/** One country of it: nothing compares prices across countries. */
type Slice = {
  /** '' where the batch has one country, else ", United States". */
  where: string
  country: string
  /** Repeated rows once. */
  rows: readonly ShownRow[]
}

function slicesOf({ batch, rows }: BatchReportGiven): Slice[] {
  return batch.groups.map((group) => {
    const country = group.join()
    const name = placeOf([group])
    return {
      country,
      where: batch.groups.length > 1 ? `, ${name}` : '',
      rows: rows.filter(({ row }) => row.repeats === null && row.countries.join() === country),
    }
  })
}

const placeOf = (groups: readonly (readonly string[])[]) => countriesInWords(groups.flat())

function figuresOf(
  { where, country, rows }: Slice,
  { reference, isNobody, tolerance }: BatchReportGiven,
) {
  const markets = rows.flatMap(({ summary }) => (summary && summary.merchants > 0 ? [summary] : []))
  const spreads = markets.flatMap(({ spreadPercent }) => spreadPercent ?? [])
  const middleSpread = median(spreads)
  const figures: ReportFigure[] = []
  const add = (figure: ReportFigure) =>
    figures.push({ ...figure, label: `${figure.label}${where}` })
  if (!isNobody) {
    const { n, meanIndex } = assortment(assortmentRows(rows, country))
    const tiles = countBy(rows, tileOf)
    const dearer = tiles.get('dearer') ?? 0
    const beyond = rows.flatMap(({ summary }) =>
      summary?.mine && summary.rival
        ? [withoutNoise((summary.mine.price / summary.rival.price - 1) * 100)]
        : [],
    )
    const middle = median(beyond)
    const tone = middle === null ? 'equal' : standingBy(middle, tolerance)
    add({
      label: 'Price index',
      value: formatIndex(meanIndex),
      lines: [`${reference.label} = 100`, `mean of ${rowsOf(n)}`],
      formula: `the mean of my offer price ÷ ${reference.formula} × 100`,
    })
    add({
      label: tileWords('dearer', reference),
      value: formatCount(dearer),
      of: `of ${formatCount(n)}`,
      lines: [`vs ${reference.label}`, formatPercent(shareOf(dearer, n))],
      formula: `rows in which my price is above the ${reference.label} by more than what counts as equal`,
    })
    add({
      label: 'Against the cheapest rival',
      value: formatPercent(middle, { digits: 1, signed: true }),
      ...(tone !== 'equal' && { tone }),
      lines: [`vs ${LOWEST.label}`, `median of ${rowsOf(beyond.length)}`],
      formula: `the median of my offer price ÷ ${LOWEST.formula} − 1`,
    })
    add({
      label: 'Not sold by me',
      value: formatCount(tiles.get('not-mine') ?? 0),
      of: `of ${formatCount(markets.length)}`,
      lines: ['that others sell'],
      formula: 'rows with an offer of someone else and none of mine',
    })
    return figures
  }
  add({
    label: 'Sold by someone',
    value: formatCount(markets.length),
    of: `of ${formatCount(rows.length)}`,
    lines: ['rows with an offer'],
    formula: 'rows whose market holds an offer',
  })
  add({
    label: 'Spread',
    value: formatPercent(middleSpread, { digits: 1 }),
    lines: ['of the lowest price', `median of ${rowsOf(spreads.length)}`],
    formula: 'the median of (highest − lowest offer price) ÷ lowest',
  })
  return figures
}

const OF_TILE: Partial<Record<string, Tone>> = {
  cheaper: 'cheaper',
  equal: 'equal',
  dearer: 'dearer',
}

function standingPart(
  { where, country, rows }: Slice,
  { reference, tolerance }: BatchReportGiven,
): ReportPart {
  const all = assortment(assortmentRows(rows, country))
  const tiles = BATCH_TILES.map((tile) => {
    const isCompared = OF_TILE[tile] !== undefined
    const here = rows.filter((row) => tileOf(row) === tile)
    const name = tileWords(tile, reference)
    const cells: Cell[] = [
      name,
      here.length,
      // What is not compared has no place among what is: the report has one whole for all its shares.
      isCompared ? shareOf(here.length, all.n) : null,
      median(here.flatMap((row) => differenceOf(row) ?? [])),
    ]
    return { tone: OF_TILE[tile] ?? null, cells, says: `${formatCount(here.length)} ${name}` }
  })
  const others = all.excluded
    .filter(({ reason }) => reason !== 'not mine' && reason !== 'only mine')
    .map(({ reason, count }) => ({
      tone: null,
      cells: [`Unknown: ${exclusionInWords(reason)}`, count, null, null],
    }))
  const lines = [...tiles, ...others]
  return {
    key: `standing-${country}`,
    title: `${BATCH.standing}${where}`,
    meta: `vs ${reference.label}, ${rowsOf(rows.length)}; shares are of the ${formatCount(all.n)} compared`,
    columns: [
      { key: 'standing', label: 'Standing', kind: 'text' },
      { key: 'rows', label: 'Rows', kind: 'count' },
      { key: 'share', label: 'Share', kind: 'share', formula: 'rows ÷ compared rows' },
      {
        key: 'middle',
        label: 'Median difference',
        kind: 'change',
        formula: `the median of my price ÷ ${reference.formula} − 1`,
        equalWithin: tolerance,
      },
    ],
    rows: lines.map(({ cells }) => cells),
    most: null,
    chart: {
      kind: 'shares',
      says: `Rows by standing: ${listed(tiles.slice(0, 3).map(({ says }) => says))}`,
      label: 'standing',
      value: 'rows',
      tones: lines.map(({ tone }) => tone),
    },
  }
}

const STEP = 5
const FURTHEST = 25

/** Steps of five percent around the reference, each from its lower end on, as on the page; what counts as equal is a step of its own. */
function distributionPart(
  { where, country, rows }: Slice,
  { reference }: BatchReportGiven,
): ReportPart | null {
  const compared = rows.filter(({ summary }) => summary?.index)
  if (compared.length === 0) return null
  const [below, above] = [new Map<number, number>(), new Map<number, number>()]
  let equal = 0
  for (const row of compared) {
    const difference = differenceOf(row) ?? 0
    if (tileOf(row) === 'equal') equal += 1
    else {
      const from = Math.floor(difference / STEP)
      const side = from < 0 ? below : above
      const step = Math.min((from < 0 ? -from - 1 : from) * STEP, FURTHEST)
      side.set(step, (side.get(step) ?? 0) + 1)
    }
  }
  const edges = Array.from({ length: FURTHEST / STEP + 1 }, (_, place) => place * STEP)
  const minus = (value: number) => (value === 0 ? '0' : `−${value}`)
  const lines: { name: string; count: number; tone: Tone }[] = [
    ...edges.toReversed().map((from) => ({
      name: from === FURTHEST ? `under −${from}` : `−${from + STEP} to ${minus(from)}`,
      count: below.get(from) ?? 0,
      tone: 'cheaper' as const,
    })),
    { name: 'equal', count: equal, tone: 'equal' },
    ...edges.map((from) => ({
      name: from === FURTHEST ? `${from} and over` : `${from} to ${from + STEP}`,
      count: above.get(from) ?? 0,
      tone: 'dearer' as const,
    })),
  ]
  const sum = (tone: Tone) =>
    formatCount(
      lines.filter((line) => line.tone === tone).reduce((total, { count }) => total + count, 0),
    )
  return {
    key: `distribution-${country}`,
    title: `Distribution${where}`,
    meta: `my price against the ${reference.label}, rows in steps of ${STEP}%`,
    columns: [
      { key: 'step', label: 'Difference in percent', kind: 'text' },
      { key: 'rows', label: 'Rows', kind: 'count' },
    ],
    rows: lines.map(({ name, count }) => [name, count]),
    most: null,
    chart: {
      kind: 'bars',
      says: `Rows by difference from the ${reference.label}: ${sum('cheaper')} cheaper, ${sum('equal')} equal, ${sum('dearer')} dearer, in steps of ${STEP} percent`,
      label: 'step',
      value: 'rows',
      tones: lines.map(({ tone }) => tone),
    },
  }
}

const STATES = {
  done: 'done',
  undecided: 'undecided',
  'not-found': 'not found',
  failed: 'failed',
  waiting: 'not asked yet',
  invalid: 'invalid',
} as const

type Cells = { column: ReportColumn; cell: (row: ShownRow) => Cell }

/** A column of the batch's own table, called and worked out as there. */
function columnOf(
  key: BatchColumn,
  kind: ReportKind,
  { reference }: BatchReportGiven,
  cell = (row: ShownRow): Cell => valueIn(row, key),
): Cells {
  const formula = formulaOf(key, reference)
  const label = labelOf(key, reference)
  return { column: { key, label, kind, ...(formula !== undefined && { formula }) }, cell }
}

const own = (
  key: string,
  label: string,
  kind: ReportKind,
  cell: (row: ShownRow) => Cell,
  formula?: string,
): Cells => ({ column: { key, label, kind, ...(formula !== undefined && { formula }) }, cell })

const ROW = own('row', 'Row', 'count', ({ row }) => row.row + 1)
const PRODUCT = own('product', 'Product', 'text', titleOf)
const CODE = own('code', 'Code', 'code', (row) => ({ code: askedText(row) }))
const STATUS = own('status', 'Status', 'text', (row) => STATES[statusOf(row)])

function mineColumns(given: BatchReportGiven): Cells[] {
  const difference = columnOf('difference', 'change', given, differenceOf)
  return [
    columnOf('yours', 'price', given),
    columnOf('reference', 'worked out', given),
    columnOf('n', 'count', given),
    { ...difference, column: { ...difference.column, isBar: true, equalWithin: given.tolerance } },
    columnOf('index', 'index', given),
    columnOf('rival', 'merchant', given),
    columnOf('rival-price', 'price', given),
  ]
}

function tableOf(
  columns: readonly Cells[],
  rows: readonly ShownRow[],
): Pick<ReportPart, 'columns' | 'rows'> {
  return {
    columns: columns.map(({ column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  }
}

/** By index, then by my price, then as they came. */
function byIndex(rows: readonly ShownRow[], tone: 'dearer' | 'cheaper'): ShownRow[] {
  const sign = tone === 'dearer' ? -1 : 1
  const key = ({ summary }: ShownRow) => summary?.index?.index ?? 0
  const price = ({ summary }: ShownRow) => summary?.mine?.price ?? 0
  return rows
    .filter((row) => tileOf(row) === tone)
    .toSorted((a, b) => sign * (key(a) - key(b)) || price(b) - price(a))
}

function extremePart(
  slice: Slice,
  given: BatchReportGiven,
  tone: 'dearer' | 'cheaper',
): ReportPart | null {
  const all = byIndex(slice.rows, tone)
  if (all.length === 0) return null
  const top = all.slice(0, TOP)
  const word = tone === 'dearer' ? 'dearest' : 'cheapest'
  return {
    key: `${word}-${slice.country}`,
    title: `The ${formatCount(top.length)} ${word}${slice.where}`,
    meta: `by index, then my price; of ${formatCount(all.length)} that are ${tone} than ${given.reference.than}`,
    ...tableOf([PRODUCT, CODE, ...mineColumns(given)], top),
    most: null,
    chart: null,
  }
}

/** Every competitor, ranked by the rows in which it is below your price. */
function competitorsPart(
  { where, country, rows }: Slice,
  { mine, joined = nothingJoined.merchant, tolerance }: BatchReportGiven,
): ReportPart | null {
  const { ranking } = batchItems(rows, { mine, joined, tolerance })
  const competitors = namedCompetitors(ranking).filter(({ both }) => both > 0)
  if (competitors.length === 0) return null
  return {
    key: `competitors-${country}`,
    title: `Who is below your price${where}`,
    meta: 'every competitor of a row, not only the cheapest',
    columns: [
      { key: 'merchant', label: 'Merchant', kind: 'merchant' },
      {
        key: 'below',
        label: 'Below your price',
        kind: 'count',
        formula: `rows in which the lowest price of the merchant is below yours by more than ${tolerance}%`,
      },
      {
        key: 'n',
        label: 'Both sell it',
        kind: 'count',
        formula: 'rows in which you and the merchant both have a price above 0',
      },
      {
        key: 'middle',
        label: 'Median difference',
        kind: 'change',
        formula: 'the median of its price ÷ your price − 1, over the rows that both sell',
        equalWithin: tolerance,
      },
      {
        key: 'cheapest',
        label: 'Cheapest competitor',
        kind: 'count',
        formula: 'of the same rows, those in which no other competitor has a lower price',
      },
    ],
    rows: competitors.map(({ name, below, both, difference, cheapest }) => [
      name,
      below,
      both,
      difference,
      cheapest,
    ]),
    most: TOP,
    chart: null,
  }
}

/** While nobody is chosen as you: the merchants with the lowest offers. */
function cheapestPart(
  { where, country, rows }: Slice,
  { joined = nothingJoined.merchant }: BatchReportGiven,
): ReportPart | null {
  const names = rows.flatMap(({ summary }) => summary?.rival?.name ?? [])
  if (names.length === 0) return null
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const groups = [...groupNames(counts, joined).values()].map(({ name, spellings }) => ({
    name,
    count: spellings.reduce((sum, spelling) => sum + (counts.get(spelling) ?? 0), 0),
  }))
  const sorted = groups.toSorted((a, b) => b.count - a.count || compareTexts(a.name, b.name))
  return {
    key: `cheapest-merchants-${country}`,
    title: `Who is cheapest${where}`,
    meta: `the merchant with the lowest offer, ${rowsOf(names.length)}`,
    columns: [
      { key: 'merchant', label: 'Merchant', kind: 'merchant' },
      { key: 'rows', label: 'Cheapest in rows', kind: 'count' },
      { key: 'share', label: 'Share', kind: 'share', formula: 'rows ÷ rows with an offer' },
    ],
    rows: sorted.map(({ name, count }) => [name, count, shareOf(count, names.length)]),
    most: TOP,
    chart: null,
  }
}

function spreadPart(slice: Slice, given: BatchReportGiven): ReportPart | null {
  const key = ({ summary }: ShownRow) => summary?.spreadPercent ?? -1
  const top = slice.rows
    .filter((row) => key(row) > 0)
    .toSorted((a, b) => key(b) - key(a))
    .slice(0, TOP)
  if (top.length === 0) return null
  const columns: Cells[] = [
    PRODUCT,
    CODE,
    columnOf('merchants', 'count', given),
    columnOf('lowest', 'price', given),
    columnOf('median', 'worked out', given),
    columnOf('highest', 'price', given),
    own(
      'spread',
      'Spread in percent',
      'percent',
      key,
      '(highest − lowest offer price) ÷ lowest × 100',
    ),
  ]
  return {
    key: `spread-${slice.country}`,
    title: `The ${formatCount(top.length)} widest spreads${slice.where}`,
    meta: 'highest against lowest offer price',
    ...tableOf(columns, top),
    most: null,
    chart: null,
  }
}

function rowsPart(given: BatchReportGiven): ReportPart {
  const { rows, batch, isNobody } = given
  const columns: Cells[] = [
    ROW,
    CODE,
    PRODUCT,
    ...(batch.groups.length > 1 ? [columnOf('country', 'text', given)] : []),
    STATUS,
    columnOf('merchants', 'count', given),
    columnOf('lowest', 'price', given),
    columnOf('median', 'worked out', given),
    ...(isNobody ? [] : mineColumns(given)),
  ]
  return {
    key: 'rows',
    title: 'All rows',
    meta: 'in the order of the input',
    ...tableOf(columns, rows),
    most: ROWS_ON_PAGE,
    chart: null,
  }
}

const AS_GIVEN = own('code', 'As given', 'code', ({ row }) => ({ code: row.line.text.trim() }))

/** Titles whose product nobody has said yet: none of their candidates counts in a figure. */
function undecidedPart(given: BatchReportGiven): ReportPart | null {
  const rows = given.rows.filter((row) => statusOf(row) === 'undecided')
  if (rows.length === 0) return null
  return {
    key: 'undecided',
    title: BATCH.undecided,
    meta: `${rowsOf(rows.length)} looked for by title; no candidate was accepted`,
    ...tableOf([ROW, AS_GIVEN, own('best', 'Best candidate', 'text', remarkOf)], rows),
    most: ROWS_ON_PAGE,
    chart: null,
  }
}

function unansweredPart(given: BatchReportGiven): ReportPart | null {
  const rows = given.rows.filter((row) => !['done', 'undecided'].includes(statusOf(row)))
  if (rows.length === 0) return null
  const columns: Cells[] = [ROW, AS_GIVEN, STATUS, own('why', 'Remark', 'text', remarkOf)]
  return {
    key: 'unanswered',
    title: 'Without an answer',
    meta: rowsOf(rows.length),
    ...tableOf(columns, rows),
    most: ROWS_ON_PAGE,
    chart: null,
  }
}

function leftOut(rows: readonly ShownRow[]): string {
  const excluded = rows.reduce((sum, { summary }) => sum + (summary?.excluded ?? 0), 0)
  const without = rows.filter(
    ({ summary }) => summary !== null && summary.mine !== null && !summary.index,
  )
  return `${formatCount(excluded)} ${excluded === 1 ? 'offer' : 'offers'} without a price above 0 ${excluded === 1 ? 'counts' : 'count'} in no figure. ${rowsOf(without.length)} with a price of mine ${without.length === 1 ? 'has' : 'have'} nothing to be measured against.`
}

function askedWhen(rows: readonly ShownRow[]): string {
  const times = rows.flatMap(({ outcome }) => (outcome ? [outcome.at] : []))
  if (times.length === 0) return 'Nothing was answered yet.'
  const first = times.reduce((low, at) => Math.min(low, at))
  const last = times.reduce((high, at) => Math.max(high, at))
  return `${formatWhen(first)} to ${formatWhen(last)}, local time.`
}

function methodOf(given: BatchReportGiven): Report['method'] {
  const { rows, reference, isNobody, tolerance, labels } = given
  const listPriced = rows.filter(({ summary }) => summary?.mine?.source === 'price list').length
  return [
    ...(isNobody
      ? [{ term: 'Me', says: 'Nobody is chosen as me: nothing here is called mine.' }]
      : [
          {
            term: 'Price index',
            says: `My offer price ÷ ${reference.formula} × 100, for each row; the index of the report is the mean over its rows.`,
          },
          {
            term: 'Me',
            says: `${whoIAm(given)}.${listPriced > 0 ? ` ${rowsOf(listPriced)} take my price from my price list, because the catalog holds no offer of mine there.` : ''}`,
          },
        ]),
    {
      term: 'Reference',
      says: `${capital(reference.label)}. How many prices it rests on stands in each row.`,
    },
    ...(isNobody
      ? []
      : [
          {
            term: 'Equal',
            says: `Within ${formatPercent(tolerance, { digits: 1 })} of the reference.`,
          },
        ]),
    { term: 'Left out', says: leftOut(rows) },
    { term: 'Currency', says: `${currencyLineOf(labels)}. Prices as received, not converted.` },
    { term: 'Stock', says: 'Not checked: the answers for codes do not tell of it.' },
    { term: 'Asked', says: askedWhen(rows) },
  ]
}

/** By the names that the answers give to merchants that were chosen by their ids. */
function whoIAm({ rows, mine, batch }: BatchReportGiven): string {
  const offers = rows.flatMap(({ outcome }) => offersOf(outcome) ?? [])
  const called = new Map(offers.map(({ merchantId, merchantName }) => [merchantId, merchantName]))
  const names = new Set(
    batch.groups.map((group) =>
      mineInWords(mineIn(mine, group).map((one) => called.get(one) ?? one)),
    ),
  )
  names.delete('')
  return names.size === 0 ? 'My price list' : [...names].join('; ')
}

function factsOf(given: BatchReportGiven): Report['facts'] {
  const { batch, rows, reference, tolerance, isNobody } = given
  const counts = countBy(rows, statusOf)
  const answered = (counts.get('done') ?? 0) + (counts.get('not-found') ?? 0)
  const merchants = new Set(
    rows.flatMap(({ outcome }) =>
      (offersOf(outcome) ?? []).map(({ merchantName, merchantId }) => merchantName ?? merchantId),
    ),
  )
  const lacks = (['undecided', 'waiting', 'failed', 'invalid'] as const).flatMap((status) => {
    const count = counts.get(status) ?? 0
    return count === 0 ? [] : [`${formatCount(count)} ${STATES[status]}`]
  })
  return [
    {
      label: 'Scope',
      value: batch.name,
      more: `${rowsOf(rows.length)}, ${formatCount(merchants.size)} ${merchants.size === 1 ? 'merchant' : 'merchants'}`,
    },
    {
      label: 'My merchant',
      value: isNobody ? 'Nobody chosen' : whoIAm(given),
      more: '',
    },
    {
      label: 'Reference',
      value: capital(reference.label),
      more: isNobody ? '' : `equal: within ${formatPercent(tolerance, { digits: 1 })}`,
    },
    {
      label: 'Completeness',
      value:
        lacks.length === 0
          ? `Complete: all ${rowsOf(rows.length)}`
          : `Incomplete: ${formatCount(answered)} of ${rowsOf(rows.length)} answered`,
      more: lacks.length === 0 ? '' : `${lacks.join(', ')}; listed at the end`,
    },
  ]
}

export function batchReport(given: BatchReportGiven): Report {
  return inFiles(() => {
    const { batch, isNobody, at, isDemo } = given
    const slices = slicesOf(given)
    const parts = slices.flatMap((slice) => [
      ...(isNobody
        ? []
        : [
            standingPart(slice, given),
            distributionPart(slice, given),
            extremePart(slice, given, 'dearer'),
            extremePart(slice, given, 'cheaper'),
          ]),
      isNobody ? cheapestPart(slice, given) : competitorsPart(slice, given),
      spreadPart(slice, given),
    ])
    const all = [...parts, undecidedPart(given), unansweredPart(given), rowsPart(given)]
    return {
      title: batch.name,
      kind: isNobody ? 'Price report' : `Price report, ${whoIAm(given)}`,
      at,
      place: placeOf(batch.groups),
      isDemo,
      facts: factsOf(given),
      figures: slices.flatMap((slice) => figuresOf(slice, given)),
      parts: all.filter((part) => part !== null),
      notes: '',
      method: methodOf(given),
    }
  })
}
