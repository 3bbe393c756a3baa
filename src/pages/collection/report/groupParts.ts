/** The summary of a report: rows by brand, merchant and category, and how their prices are spread. */
import { defineColumns } from '@/components/data-table/defineColumns.ts'
import { reportTable } from '@/components/data-table/reportTable.ts'
import { COLUMNS } from '@/domain/columns/columns.ts'
import { countPositions } from '@/domain/market/rowMarket.ts'
import { groupNames, groupsBySpelling, type Aliases } from '@/domain/pricing/names.ts'
import type { ReportPart } from '@/domain/report/report.ts'
import type { WorkRow } from '@/domain/workbench/rowView.ts'
import { formatCount, formatWorkedOut } from '@/lib/numbers/format.ts'
import { isUsablePrice, median, offerStatistics } from '@/lib/numbers/offerStatistics.ts'
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
function membersOf(rows: readonly WorkRow[], key: Group, joined: Aliases) {
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
  return [...members]
    .map(([name, its]): GroupLine => ({ name, rows: its }))
    .toSorted((a, b) => b.rows.length - a.rows.length || compareTexts(a.name, b.name))
}

type GroupLine = { name: string; rows: readonly WorkRow[] }
type GroupContext = Pick<CountryView, 'isOfOne' | 'isYours'> & { group: Group }

const offerPrices = ({ rows }: GroupLine) =>
  offerStatistics(rows.map(({ offerPrice }) => offerPrice))

/** Prices of several countries are in no figure together. */
const ofPrices = {
  kind: 'price',
  needs: (_: readonly GroupLine[], { isOfOne }: GroupContext) => isOfOne,
} as const

const ofPosition = {
  needs: (_: readonly GroupLine[], { isOfOne, isYours }: GroupContext) => isOfOne && isYours,
}

const groupColumns = defineColumns<GroupLine, GroupContext>()([
  {
    id: 'name',
    header: ({ group }) => COLUMNS[group].label,
    kind: 'text',
    accessor: ({ name }) => name,
    isName: true,
    report: { kind: ({ group }) => (group === 'merchant' ? 'merchant' : 'text') },
  },
  { id: 'rows', header: 'Rows', kind: 'count', accessor: ({ rows }) => rows.length },
  { ...ofPrices, id: 'lowest', header: 'Lowest', accessor: (line) => offerPrices(line).min },
  {
    ...ofPrices,
    id: 'median',
    header: 'Median',
    accessor: (line) => offerPrices(line).median,
    formula: 'the median of the offer prices above 0',
    report: { kind: 'worked out' },
  },
  { ...ofPrices, id: 'highest', header: 'Highest', accessor: (line) => offerPrices(line).max },
  {
    id: 'discount',
    header: 'Median discount',
    kind: 'percent',
    accessor: ({ rows }) => median(rows.flatMap(({ discount }) => discount ?? [])),
    formula: 'the median of the stated discounts',
  },
  {
    ...ofPosition,
    id: 'index',
    header: 'Price index',
    kind: 'points',
    accessor: ({ rows }) => meanIndex(rows)?.index ?? null,
    formula: 'the mean of the indices of its rows',
  },
  {
    ...ofPosition,
    id: 'compared',
    header: 'Compared',
    kind: 'count',
    accessor: ({ rows }) => meanIndex(rows)?.rows ?? 0,
  },
  {
    ...ofPosition,
    id: 'above',
    header: 'Above market',
    kind: 'percent',
    accessor: ({ rows }) =>
      shareOf(countPositions(rows.map(({ market }) => market)).dearer, meanIndex(rows)?.rows ?? 0),
    formula: 'rows above the market ÷ compared rows',
    report: { kind: 'share' },
  },
])

function groupPart(view: CountryView, group: Group): ReportPart | null {
  const { shownRows, joined, country, where, isOfOne, isYours } = view
  const lines = membersOf(shownRows, group, group === 'category' ? [] : joined[group])
  if (lines.length === 0) return null
  return {
    key: `${group}-${country}`,
    title: `${TITLES[group]}${where}`,
    meta: `${formatCount(lines.length)}, by rows`,
    ...reportTable(groupColumns, lines, { group, isOfOne, isYours }),
    most: TOP,
    chart: null,
  }
}

type PriceStep = { from: number; rows: number }

const stepColumns = defineColumns<PriceStep, null>()([
  {
    id: 'from',
    header: 'From',
    kind: 'price',
    accessor: ({ from }) => from,
    report: { kind: 'worked out' },
  },
  { id: 'rows', header: 'Rows', kind: 'count', accessor: ({ rows }) => rows },
])

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
    ...reportTable(
      stepColumns,
      counts.map((rows, place) => ({ from: lowest + place * width, rows })),
      null,
    ),
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
