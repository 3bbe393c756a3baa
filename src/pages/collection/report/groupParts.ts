/** The summary of a report: rows by brand, merchant and category, and how their prices are spread. */
import { COLUMNS } from '@/domain/columns/columns.ts'
import { countPositions } from '@/domain/market/rowMarket.ts'
import { groupNames, groupsBySpelling, type JoinedNames } from '@/domain/pricing/names.ts'
import type { ReportColumn, ReportPart } from '@/domain/report/report.ts'
import type { WorkRow } from '@/domain/workbench/rowView.ts'
import { formatCount, formatWorkedOut } from '@/lib/numbers/format.ts'
import { isUsablePrice, median, offerStatistics } from '@/lib/numbers/offerStatistics.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { meanIndex } from './positionParts.ts'
import { countInWords, rowsInWords, shareOf, type CountryView } from './reportView.ts'
import { TOP } from './rowParts.ts'

type Group = 'brand' | 'merchant' | 'category'

const TITLES: Readonly<Record<Group, string>> = {
  brand: 'Brands',
  merchant: 'Merchants',
  category: 'Categories',
}

/** Rows by name, spellings of one name together, the largest group first. */
function membersOf(rows: readonly WorkRow[], key: Group, joined: JoinedNames) {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const name = row[key]
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const groups = groupsBySpelling(groupNames(counts, joined).values())
  const members = new Map<string, WorkRow[]>()
  for (const row of rows) {
    const name = row[key] === null ? undefined : groups.get(row[key])?.name
    if (name === undefined) continue
    const list = members.get(name)
    if (list) list.push(row)
    else members.set(name, [row])
  }
  return [...members].toSorted(
    ([a, one], [b, other]) => other.length - one.length || compareTexts(a, b),
  )
}

type Measured = { column: ReportColumn; cell: (rows: readonly WorkRow[]) => Cell }

const offerPrices = (rows: readonly WorkRow[]) =>
  offerStatistics(rows.map(({ offerPrice }) => offerPrice))

const PRICES: readonly Measured[] = [
  {
    column: { key: 'lowest', label: 'Lowest', kind: 'price' },
    cell: (rows) => offerPrices(rows).min,
  },
  {
    column: {
      key: 'median',
      label: 'Median',
      kind: 'worked out',
      formula: 'the median of the offer prices above 0',
    },
    cell: (rows) => offerPrices(rows).median,
  },
  {
    column: { key: 'highest', label: 'Highest', kind: 'price' },
    cell: (rows) => offerPrices(rows).max,
  },
]

const DISCOUNT: Measured = {
  column: {
    key: 'discount',
    label: 'Median discount',
    kind: 'percent',
    formula: 'the median of the stated discounts',
  },
  cell: (rows) => median(rows.flatMap(({ discount }) => discount ?? [])),
}

const POSITION: readonly Measured[] = [
  {
    column: {
      key: 'index',
      label: 'Price index',
      kind: 'index',
      formula: 'the mean of the indices of its rows',
    },
    cell: (rows) => meanIndex(rows)?.index ?? null,
  },
  {
    column: { key: 'compared', label: 'Compared', kind: 'count' },
    cell: (rows) => meanIndex(rows)?.rows ?? 0,
  },
  {
    column: {
      key: 'above',
      label: 'Above market',
      kind: 'share',
      formula: 'rows above the market ÷ compared rows',
    },
    cell: (rows) =>
      shareOf(countPositions(rows.map(({ market }) => market)).dearer, meanIndex(rows)?.rows ?? 0),
  },
]

function groupPart(view: CountryView, key: Group): ReportPart | null {
  const { shownRows, joined, country, where, isOfOne, isYours } = view
  const lines = membersOf(shownRows, key, key === 'category' ? [] : joined[key])
  if (lines.length === 0) return null
  const measured = [...(isOfOne ? PRICES : []), DISCOUNT, ...(isOfOne && isYours ? POSITION : [])]
  return {
    key: `${key}-${country}`,
    title: `${TITLES[key]}${where}`,
    meta: `${formatCount(lines.length)}, by rows`,
    columns: [
      { key: 'name', label: COLUMNS[key].label, kind: key === 'merchant' ? 'merchant' : 'text' },
      { key: 'rows', label: 'Rows', kind: 'count' },
      ...measured.map(({ column }) => column),
    ],
    rows: lines.map(([name, its]): Cell[] => [
      name,
      its.length,
      ...measured.map(({ cell }) => cell(its)),
    ]),
    most: TOP,
    chart: null,
  }
}

const STEPS = 12

/** The offer prices in equal steps. */
function pricesPart({ shownRows, isOfOne, country, where }: CountryView): ReportPart | null {
  const prices = shownRows.map(({ offerPrice }) => offerPrice).filter(isUsablePrice)
  if (!isOfOne || prices.length < 2) return null
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
    key: `prices-${country}`,
    title: `Offer prices${where}`,
    meta: `in equal steps; ${countInWords(prices.length, shownRows.length)}`,
    columns: [
      { key: 'from', label: 'From', kind: 'worked out' },
      { key: 'rows', label: 'Rows', kind: 'count' },
    ],
    rows: counts.map((count, place) => [lowest + place * width, count]),
    most: null,
    chart: {
      kind: 'bars',
      says: `Offer prices from ${formatWorkedOut(lowest)} to ${formatWorkedOut(highest)}, ${rowsInWords(prices.length)} in ${STEPS} steps`,
      label: 'from',
      value: 'rows',
      tones: counts.map(() => null),
    },
  }
}

/** Groups with a row each say no more than the table. */
export function groupParts(view: CountryView): (ReportPart | null)[] {
  const groups = (['brand', 'merchant', 'category'] as const).map((key) => groupPart(view, key))
  return [...groups, view.areItems ? null : pricesPart(view)]
}
