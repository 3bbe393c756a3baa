/** The parts of a report with its summary: rows by brand, merchant and category, and the distribution of their prices. */
import { defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import { reportTable } from '@/components/data-table/reportTable.ts'
import { columnLabels, figureIn, type FigureColumn } from '@/domain/columns/columns.ts'
import { groupNames, groupsBySpelling, type Aliases } from '@/domain/pricing/names.ts'
import type { ReportPart } from '@/domain/report/report.ts'
import { isMeasured } from '@/domain/rows/figureOf.ts'
import { GatheredGroup } from '@/domain/rows/groupFigures.ts'
import type { GroupFigures, WorkRow } from '@/domain/rows/rowView.ts'
import { usualFigure } from '@/domain/rows/summaryState.ts'
import { formatCount, formatWorkedOut, inSentence } from '@/lib/numbers/format.ts'
import { isUsablePrice, median } from '@/lib/numbers/offerStatistics.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { plural } from '@/lib/text/plural.ts'
import {
  groupLine,
  groupTableColumns,
  type GroupContext,
  type GroupLine,
} from '@/pages/collection/summary/columns.ts'
import { countInWords, type CountryView } from './reportView.ts'
import { TOP_COUNT } from './rowParts.ts'

type Group = 'brand' | 'merchant' | 'category'

const TITLES: Readonly<Record<Group, string>> = {
  brand: 'Brands',
  merchant: 'Merchants',
  category: 'Categories',
}

/** Rows grouped by name, with all spellings of a name together, the largest group first. */
function membersOf(rows: readonly WorkRow[], key: Group, aliases: Aliases) {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const name = row[key]
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const groups = groupsBySpelling(groupNames(counts, aliases).values())
  const members = new Map<string, WorkRow[]>()
  for (const row of rows) {
    const name = row[key] === null ? undefined : groups.get(row[key])?.name
    if (name === undefined) continue
    const list = members.get(name)
    if (list) list.push(row)
    else members.set(name, [row])
  }
  return [...members]
    .map(([name, its]): Members => ({ name, rows: its }))
    .toSorted((a, b) => b.rows.length - a.rows.length || compareTexts(a.name, b.name))
}

type Members = { name: string; rows: readonly WorkRow[] }
type ReportLine = GroupLine & { discount: number | null }

/** Columns left out for several countries, whose prices can't be combined. */
const PRICED = new Set(['lowest', 'median', 'mean', 'highest', 'index', 'position', 'compared'])

const discountColumn: DataColumn<ReportLine, string, GroupContext> = {
  id: 'discount',
  header: 'Median discount',
  kind: 'percent',
  accessor: ({ discount }) => discount,
  formula: 'the median of the stated discounts',
}

function figuresOf(rows: readonly WorkRow[], figure: FigureColumn, name: string): GroupFigures {
  const counts = isMeasured(figure)
  const gathered = new GatheredGroup()
  for (const row of rows) {
    const value = figureIn(row, figure)
    gathered.add(value !== null && counts(value) ? value : null, row.market)
  }
  return gathered.figures(name)
}

function groupPart(view: CountryView, group: Group): ReportPart | null {
  const { shownRows, aliases, country, where, isOneCountry, pricingContext } = view
  const members = membersOf(shownRows, group, group === 'category' ? [] : aliases[group])
  if (members.length === 0) return null
  const isKnown = (one: FigureColumn) => shownRows.some((row) => figureIn(row, one) !== null)
  const figure = usualFigure(isKnown)
  const what = columnLabels(pricingContext.reference)(figure)
  const all = { rows: shownRows.length }
  const lines = members.map(({ name, rows }): ReportLine => ({
    ...groupLine(figuresOf(rows, figure, name), all, group, null),
    discount: median(rows.flatMap(({ discount }) => discount ?? [])),
  }))
  const columns = groupTableColumns(group, figure, what).filter(
    ({ id, isFileOnly }) =>
      (isFileOnly !== true || id === 'compared') && (isOneCountry || !PRICED.has(id)),
  )
  return {
    key: `${group}-${country}`,
    title: `${TITLES[group]}${where}`,
    meta: [
      `${formatCount(lines.length)}, by products`,
      ...(isOneCountry ? [`figures of ${inSentence(what)}`] : []),
    ].join('; '),
    ...reportTable<ReportLine, GroupContext>([...columns, discountColumn], lines, { drawn: null }),
    most: TOP_COUNT,
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

/** The distribution of offer prices in equal steps. */
function pricesPart({ shownRows, isOneCountry, country, where }: CountryView): ReportPart | null {
  const prices = shownRows.map(({ offerPrice }) => offerPrice).filter(isUsablePrice)
  if (!isOneCountry || prices.length < 2) return null
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
      says: `Offer prices from ${formatWorkedOut(lowest)} to ${formatWorkedOut(highest)}, ${plural(prices.length, 'row')} in ${STEPS} steps`,
      label: 'from',
      value: 'rows',
      tones: counts.map(() => null),
    },
  }
}

/**
 * The summary parts of a report: a table by brand, merchant and category if any row has one, and the distribution of prices, except
 * for codes and picked products.
 */
export function groupParts(view: CountryView): (ReportPart | null)[] {
  const groups = (['brand', 'merchant', 'category'] as const).map((key) => groupPart(view, key))
  return [...groups, view.areItems ? null : pricesPart(view)]
}
