/** What a workbench shows, as a report: brands and merchants with their prices, the deepest discounts, and every row. */
import { compareTexts } from '../../lib/text/collation.ts'
import { countriesInWords } from '../../lib/countries.ts'
import {
  formatCount,
  formatDiscount,
  formatIndex,
  formatPercent,
  formatWorkedOut,
} from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { inFiles } from '../../lib/numbers/language.ts'
import { isUsablePrice, median, offerStatistics } from '../../lib/numbers/offerStatistics.ts'
import type { Cell } from '../../lib/sheet/sheet.ts'
import { groupNames, groupsBySpelling, type JoinedNames } from '../../market/names.ts'
import {
  columnFacts,
  columnLabels,
  COLUMNS,
  valueInRow,
  type ColumnFacts,
  type ColumnKey,
} from '../../model/columns/columns.ts'
import { cellOf } from '../../catalog/fields/kindFormats.ts'
import { besideMarket } from '../../model/columns/sheetColumns.ts'
import { isTraitColumn } from '../../model/columns/traitColumns.ts'
import { countStandings, isMarketColumn } from '../../model/market/rowMarket.ts'
import type { WorkRow } from '../../model/workbench/rowView.ts'
import type {
  Report,
  ReportColumn,
  ReportFigure,
  ReportKind,
  ReportPart,
} from '../../model/report/report.ts'
import { collectionFile, wholeness, type CollectionFileGiven } from './file/collectionFile.ts'

type Given = CollectionFileGiven & { isDemo: boolean }

const TOP = 20
const ON_PAGE = 500

const shownRows = ({ rows, filtered }: Given): readonly WorkRow[] => filtered ?? rows

/** Prices of several countries are put into no figure. */
const isOfOne = ({ set }: Given) => set.countries.length === 1

/** "n = 12", "n = 12; 3 left out": rows without the figure are in none that is made of it. */
const countOf = (n: number, rows: number) =>
  n === rows ? `n = ${formatCount(n)}` : `n = ${formatCount(n)}; ${formatCount(rows - n)} left out`

const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

function figuresOf(given: Given): ReportFigure[] {
  const rows = shownRows(given)
  const prices = offerStatistics(rows.map(({ offerPrice }) => offerPrice))
  const discounts = rows.flatMap(({ discount }) => discount ?? [])
  const indices = rows.flatMap(({ market }) => market?.index ?? [])
  const figures: ReportFigure[] = [
    {
      label: 'Rows',
      value: formatCount(rows.length),
      ...(given.filtered && { of: `of ${formatCount(given.rows.length)}` }),
      lines: [given.filtered ? 'narrowed' : 'all that were loaded'],
      formula: 'rows of the view',
    },
  ]
  if (isOfOne(given)) {
    figures.push({
      label: 'Median offer price',
      value: formatWorkedOut(prices.median),
      lines: [
        `${formatWorkedOut(prices.min)} to ${formatWorkedOut(prices.max)}`,
        countOf(prices.n, rows.length),
      ],
      formula: 'the middle of the offer prices above 0',
    })
  }
  figures.push({
    label: 'Median discount',
    value: formatDiscount(median(discounts)),
    lines: ['as stated', countOf(discounts.length, rows.length)],
    formula: 'the middle of the stated discounts',
  })
  if (indices.length > 0) {
    figures.push({
      label: 'Median index',
      value: formatIndex(median(indices)),
      lines: [`${given.standpoint.reference.label} = 100`, countOf(indices.length, rows.length)],
      formula: `the middle of my price ÷ ${given.standpoint.reference.formula} × 100`,
    })
    const standings = countStandings(rows.map(({ market }) => market))
    figures.push({
      label: 'Above market',
      value: formatCount(standings.dearer),
      of: `of ${formatCount(indices.length)} rows compared`,
      lines: [
        `${formatCount(standings.equal)} at market, ${formatCount(standings.cheaper)} below market`,
        `${formatCount(standings['not mine'])} not sold by you, ${formatCount(standings['only mine'])} sold only by you`,
      ],
      formula: 'rows whose median index over all their sizes is above the tolerance',
    })
  }
  return figures
}

function groupPart(
  given: Given,
  key: 'brand' | 'merchant',
  title: string,
  joined: JoinedNames,
): ReportPart | null {
  const rows = shownRows(given)
  const counts = new Map<string, number>()
  for (const row of rows) {
    const name = row[key]
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  if (counts.size === 0) return null
  const groups = groupsBySpelling(groupNames(counts, joined).values())
  const members = new Map<string, WorkRow[]>()
  for (const row of rows) {
    const name = row[key] === null ? undefined : groups.get(row[key])?.name
    if (name === undefined) continue
    const list = members.get(name)
    if (list) list.push(row)
    else members.set(name, [row])
  }
  const lines = [...members].toSorted(
    ([a, one], [b, other]) => other.length - one.length || compareTexts(a, b),
  )
  const hasPrices = isOfOne(given)
  return {
    key,
    title,
    meta: `${formatCount(lines.length)}, by rows`,
    columns: [
      { key: 'name', label: COLUMNS[key].label, kind: key === 'merchant' ? 'merchant' : 'text' },
      { key: 'rows', label: 'Rows', kind: 'count' },
      ...(hasPrices
        ? ([
            { key: 'lowest', label: 'Lowest', kind: 'price' },
            {
              key: 'median',
              label: 'Median',
              kind: 'worked out',
              formula: 'the middle of the offer prices above 0',
            },
            { key: 'highest', label: 'Highest', kind: 'price' },
          ] as const)
        : []),
      {
        key: 'discount',
        label: 'Median discount',
        kind: 'percent',
        formula: 'the middle of the stated discounts',
      },
    ],
    rows: lines.map(([name, its]): Cell[] => {
      const { min, median: middle, max } = offerStatistics(its.map(({ offerPrice }) => offerPrice))
      const discount = median(its.flatMap((row) => row.discount ?? []))
      return [name, its.length, ...(hasPrices ? [min, middle, max] : []), discount]
    }),
    most: TOP,
    chart: null,
  }
}

const STEPS = 12

/** The offer prices in equal steps. */
function pricesPart(given: Given): ReportPart | null {
  const rows = shownRows(given)
  const prices = rows.map(({ offerPrice }) => offerPrice).filter(isUsablePrice)
  if (!isOfOne(given) || prices.length < 2) return null
  const lowest = prices.reduce((low, price) => Math.min(low, price))
  const highest = prices.reduce((high, price) => Math.max(high, price))
  if (lowest === highest) return null
  const width = (highest - lowest) / STEPS
  const counts = Array.from({ length: STEPS }, () => 0)
  for (const price of prices) {
    const place = Math.min(STEPS - 1, Math.floor((price - lowest) / width))
    counts[place] = (counts[place] ?? 0) + 1
  }
  return {
    key: 'prices',
    title: 'Offer prices',
    meta: `in equal steps; ${countOf(prices.length, rows.length)}`,
    columns: [
      { key: 'from', label: 'From', kind: 'worked out' },
      { key: 'rows', label: 'Rows', kind: 'count' },
    ],
    rows: counts.map((count, place) => [lowest + place * width, count]),
    most: null,
    chart: {
      kind: 'bars',
      says: `Offer prices from ${formatWorkedOut(lowest)} to ${formatWorkedOut(highest)}, ${rowsOf(prices.length)} in ${STEPS} steps`,
      label: 'from',
      value: 'rows',
      tones: counts.map(() => null),
    },
  }
}

const KIND: Partial<Record<ColumnFacts['kind'], ReportKind>> = {
  id: 'code',
  code: 'code',
  price: 'price',
  percent: 'percent',
  points: 'index',
  count: 'count',
  rank: 'count',
  score: 'count',
  stamp: 'when',
}

function tableOf(
  keys: readonly ColumnKey[],
  rows: readonly WorkRow[],
  { standpoint: { reference } }: Given,
): Pick<ReportPart, 'columns' | 'rows'> {
  const called = columnLabels(reference)
  const hasSizes = rows.some(({ market }) => (market?.codes.length ?? 0) > 1)
  /** The highest price beside the lowest, and of how many sizes some are above. */
  const besides = (key: ColumnKey) =>
    hasSizes && isMarketColumn(key) && key !== 'rank'
      ? besideMarket(key, called(key)).slice(0, 1)
      : []
  return {
    columns: keys.flatMap((key): ReportColumn[] => {
      const { kind, formula } = columnFacts(key)
      const shownAs = KIND[kind] ?? 'text'
      return [
        {
          key,
          label: called(key),
          kind: key === 'difference' ? 'change' : shownAs,
          ...(formula !== undefined && { formula }),
          ...(key === 'difference' && { isBar: true, equalWithin: toleranceOf(rows) }),
        },
        ...besides(key).map((column) => ({ key: column.key, label: column.label, kind: shownAs })),
      ]
    }),
    rows: rows.map((row) =>
      keys.flatMap((key) => [
        cellOf(columnFacts(key).kind, valueInRow(row, key)),
        ...besides(key).map(({ cell }) => cell(row)),
      ]),
    ),
  }
}

const USUAL = ['title', 'brand', 'merchant', 'offerPrice', 'salePrice', 'discount'] as const
const MARKET = [
  'title',
  'brand',
  'myPrice',
  'reference',
  'n',
  'difference',
  'index',
  'above',
  'rival',
  'rivalPrice',
] as const

/** Up to what difference prices are equal, as their markets were compared; in percent. */
const toleranceOf = (rows: readonly WorkRow[]): number =>
  rows.find(({ market }) => market?.codes.length)?.market?.codes[0]?.tolerance ?? 0

/** In percent; null of a row that is at market, below it or unknown. */
const aboveMarket = ({ market }: WorkRow): number | null =>
  market?.standing === 'dearer' ? market.difference : null

function topPart(
  given: Given,
  key: string,
  title: string,
  valueOf: (row: WorkRow) => number | null,
  keys: readonly ColumnKey[],
): ReportPart | null {
  const top = shownRows(given)
    .filter((row) => (valueOf(row) ?? 0) > 0)
    .toSorted((a, b) => (valueOf(b) ?? 0) - (valueOf(a) ?? 0))
    .slice(0, TOP)
  if (top.length === 0) return null
  return {
    key,
    title: `The ${formatCount(top.length)} ${title}`,
    meta: '',
    ...tableOf(keys, top, given),
    most: null,
    chart: null,
  }
}

export function workbenchReport(given: Given): Report {
  return inFiles(() => {
    const { set, snapshot, joined, at, isDemo, shown } = given
    const rows = shownRows(given)
    const isColumn = (key: string): key is ColumnKey =>
      isTraitColumn(key) || Object.hasOwn(COLUMNS, key)
    const keys = shown.filter(isColumn)
    const sheet = collectionFile(given)
    const [, , , ...chosen] = sheet.about()
    const about = [...chosen, ...(sheet.details?.() ?? [])]
    const isAsked = rows.some(({ market }) => market !== undefined)
    const parts = [
      groupPart(given, 'brand', 'Brands', joined.brand),
      groupPart(given, 'merchant', 'Merchants', joined.merchant),
      pricesPart(given),
      isAsked && isOfOne(given) ? topPart(given, 'dearest', 'dearest', aboveMarket, MARKET) : null,
      topPart(given, 'discounts', 'deepest discounts', ({ discount }) => discount, USUAL),
    ]
    return {
      title: set.name,
      kind: 'Assortment report',
      at,
      place: countriesInWords(set.countries),
      isDemo,
      facts: [
        { label: 'Scope', value: set.name, more: rowsOf(rows.length) },
        {
          label: 'Loaded',
          value: formatWhen(snapshot.at),
          more: `mode: ${snapshot.settings.mode}`,
        },
        {
          label: 'Reference',
          value: isAsked ? given.standpoint.reference.label : 'The market was not asked',
          more: '',
        },
        {
          label: 'Completeness',
          value: wholeness(snapshot),
          more:
            given.filtered === null
              ? ''
              : `${formatPercent((rows.length / Math.max(given.rows.length, 1)) * 100)} of the rows are shown`,
        },
      ],
      figures: figuresOf(given),
      parts: [
        ...parts.filter((part) => part !== null),
        {
          key: 'rows',
          title: 'All rows',
          meta: 'in the order of the table',
          ...tableOf(keys.length > 0 ? keys : [...USUAL], rows, given),
          most: ON_PAGE,
          chart: null,
        },
      ],
      notes: '',
      method: about.map((line) => {
        const [term = '', ...says] = line.split(': ')
        return says.length === 0 ? { term: 'View', says: line } : { term, says: says.join(': ') }
      }),
    }
  })
}
