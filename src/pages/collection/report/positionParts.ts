/** The parts of a report on your price position: headline figures, rows by position, and the differences. */
import { countMarkets, countPositions } from '@/domain/market/rowMarket.ts'
import { statusOfDifference } from '@/domain/pricing/priceStatus.ts'
import type { ReportFigure, ReportPart, Tone } from '@/domain/report/report.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import {
  formatCount,
  formatDiscount,
  formatIndex,
  formatPercent,
  formatWorkedOut,
} from '@/lib/numbers/format.ts'
import {
  isUsablePrice,
  median,
  offerStatistics,
  shareOf,
  withoutNoise,
} from '@/lib/numbers/offerStatistics.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { joinInWords } from '@/lib/text/joinInWords.ts'
import { plural } from '@/lib/text/plural.ts'
import { sentenceText } from '@/lib/text/sentence.ts'
import { positionSentence } from '@/pages/collection/positionSentence.ts'
import { comparedRows, countInWords, type CountryView } from './reportView.ts'

/** The mean price index, and the number of rows with one; null when no row has an index. */
export function meanIndex(rows: readonly WorkRow[]): { index: number; rows: number } | null {
  const indices = rows.flatMap(({ market }) => market?.index ?? [])
  if (indices.length === 0) return null
  const sum = indices.reduce((before, index) => before + index, 0)
  return { index: withoutNoise(sum / indices.length), rows: indices.length }
}

/** "Your prices are 8.1% above the market (44 of 50 products have competitors)."; '' when nothing is known. */
export function sentenceOf(view: CountryView): string {
  const { shownRows: rows, pricingContext, hasMarket, version } = view
  if (!hasMarket) return ''
  const indices = rows.flatMap(({ market }) => market?.index ?? [])
  const mean = meanIndex(rows)
  const middle = median(indices)
  const codes = rows.filter(({ eans }) => eans.length > 0).length
  const sentence = positionSentence({
    rowsResult: {
      matching: rows.length,
      index: mean && middle !== null ? { mean: mean.index, median: middle, n: mean.rows } : null,
      hasMarket,
      market: {
        ...countMarkets([], new Map()),
        statusCounts: countPositions(rows.map(({ market }) => market)),
      },
      eans: { with: { all: codes, remaining: codes }, without: { all: 0, remaining: 0 } },
    },
    hasNoOwnMerchant: pricingContext.you === null,
    isRunning: version.isRunning,
    than: pricingContext.reference.than,
    tolerance: pricingContext.tolerance,
  })
  return sentence && pricingContext.you !== null ? sentenceText(sentence) : ''
}

/** The headline figures for a search: the prices and discounts in its records. */
function recordFigures({ shownRows: rows, isOneCountry }: CountryView): ReportFigure[] {
  const prices = offerStatistics(rows.map(({ offerPrice }) => offerPrice))
  const discounts = rows.flatMap(({ discount }) => discount ?? [])
  const price: ReportFigure = {
    label: 'Median offer price',
    value: formatWorkedOut(prices.median),
    lines: [
      `${formatWorkedOut(prices.min)} to ${formatWorkedOut(prices.max)}`,
      countInWords(prices.n, rows.length),
    ],
    formula: 'the median of the offer prices above 0',
  }
  return [
    ...(isOneCountry ? [price] : []),
    {
      label: 'Median discount',
      value: formatDiscount(median(discounts)),
      lines: ['as stated', countInWords(discounts.length, rows.length)],
      formula: 'the median of the stated discounts',
    },
  ]
}

/**
 * How far your price is above the lowest competitor's, in percent: your price ÷ the lowest − 1, the median when the row has
 * several codes; null without both prices.
 */
function toCheapest({ market }: WorkRow): number | null {
  return median(
    (market?.codes ?? []).flatMap(({ myPrice, rivalPrice }) =>
      isUsablePrice(myPrice) && isUsablePrice(rivalPrice)
        ? [withoutNoise((myPrice / rivalPrice - 1) * 100)]
        : [],
    ),
  )
}

const hasOffer = ({ market }: WorkRow) => market?.state === 'done'

function yourFigures(view: CountryView): ReportFigure[] {
  const { shownRows: rows, pricingContext } = view
  const { reference, tolerance } = pricingContext
  const mean = meanIndex(rows)
  const n = comparedRows(rows).length
  const { dearer, 'not mine': notYours } = countPositions(rows.map(({ market }) => market))
  const away = rows.flatMap((row) => toCheapest(row) ?? [])
  const middle = median(away)
  const tone = middle === null ? 'equal' : statusOfDifference(middle, tolerance)
  return [
    {
      label: 'Price index',
      value: formatIndex(mean?.index ?? null),
      lines: [`${reference.label} = 100`, `average of ${plural(n, 'row')}`],
      formula: `the mean of your price ÷ ${reference.formula} × 100`,
    },
    {
      label: `Above ${reference.than}`,
      value: formatCount(dearer),
      of: `of ${formatCount(n)}`,
      lines: [`compared with ${reference.label}`, formatPercent(shareOf(dearer, n))],
      formula: `compared rows whose index is more than ${tolerance}% above 100`,
    },
    {
      label: 'vs the cheapest competitor',
      value: formatPercent(middle, { digits: 1, signed: true }),
      ...(tone !== 'equal' && { tone }),
      lines: [`median of ${plural(away.length, 'row')}`],
      formula: 'the median of your price ÷ the lowest price of the competitors − 1',
    },
    {
      label: 'You don’t sell it',
      value: formatCount(notYours),
      of: `of ${formatCount(rows.filter(hasOffer).length)}`,
      lines: ['that competitors sell'],
      formula: 'rows with an offer of a competitor and none of yours',
    },
  ]
}

export function figuresOf(view: CountryView): ReportFigure[] {
  const { shownRows: rows, where, hasMarket, isYours, isOneCountry, areItems, filtered } = view
  const count: ReportFigure = {
    label: 'Rows',
    value: formatCount(rows.length),
    ...(filtered && { of: `of ${formatCount(view.rows.length)}` }),
    lines: [filtered ? 'filtered' : 'all'],
    formula: 'rows shown in the table',
  }
  const offered: ReportFigure = {
    label: 'With offers',
    value: formatCount(rows.filter(hasOffer).length),
    of: `of ${formatCount(rows.length)}`,
    lines: ['rows with an offer'],
    formula: 'rows with at least one offer',
  }
  const figures = [
    ...(areItems ? [] : [count]),
    ...(isYours && isOneCountry ? yourFigures(view) : hasMarket ? [offered] : []),
    ...(areItems || (isYours && isOneCountry) ? [] : recordFigures(view)),
    ...(areItems && !hasMarket ? [count] : []),
  ]
  return figures.map((figure) => ({ ...figure, label: `${figure.label}${where}` }))
}

const POSITIONS = ['cheaper', 'equal', 'dearer'] as const
const APART = ['not mine', 'only mine'] as const

/** The side of the market as text: "below market", "at Cartwheel". */
function sideInWords(side: Tone, than: string): string {
  const word = { cheaper: 'Below', equal: 'At', dearer: 'Above' }[side]
  return `${word} ${than === 'the market' ? 'market' : than}`
}

const UNKNOWN = 'Unknown'

/** Why a row has no price position; if its market was not checked, the text of its status. */
function whyUnknown({ market, item }: WorkRow): string {
  if (market === undefined) {
    const status = item?.status
    if (status === undefined || status === 'Found') return 'not checked'
    return status.toLowerCase()
  }
  if (market.unknown === 'no market' || market.state === 'not found') return 'not found'
  return market.unknown ?? 'not comparable'
}

/** The part that counts each row once, by its price position. Shares are of the compared rows, as everywhere in the report. */
export function positionPart(view: CountryView): ReportPart | null {
  const { shownRows: rows, where, country, pricingContext, isYours, isOneCountry } = view
  if (!isYours || !isOneCountry) return null
  const { reference, tolerance } = pricingContext
  const whole = comparedRows(rows).length
  const at = (status: string) => rows.filter(({ market }) => market?.status === status)
  const sides = POSITIONS.map((side) => {
    const here = at(side)
    const name = sideInWords(side, reference.than)
    const differences = here.flatMap(({ market }) => market?.difference ?? [])
    const cells: Cell[] = [name, here.length, shareOf(here.length, whole), median(differences)]
    return { tone: side, cells, says: `${formatCount(here.length)} ${name.toLowerCase()}` }
  })
  const apart = APART.map((status) => ({
    tone: null,
    cells: [
      status === 'not mine' ? 'You don’t sell it' : 'Only you sell it',
      at(status).length,
      null,
      null,
    ],
  }))
  const reasons = new Map<string, number>()
  for (const row of rows) {
    if ((row.market?.status ?? null) !== null) continue
    const why = whyUnknown(row)
    reasons.set(why, (reasons.get(why) ?? 0) + 1)
  }
  const unknown = [...reasons].map(([why, count]) => ({
    tone: null,
    cells: [`${UNKNOWN}: ${why}`, count, null, null],
  }))
  const lines = [...sides, ...apart, ...unknown]
  return {
    key: `position-${country}`,
    title: `Your price position${where}`,
    meta: `compared with ${reference.label}, ${plural(rows.length, 'row')}; shares are of the ${formatCount(whole)} compared`,
    columns: [
      { key: 'position', label: 'Price position', kind: 'text' },
      { key: 'rows', label: 'Rows', kind: 'count' },
      { key: 'share', label: 'Share', kind: 'share', formula: 'rows ÷ compared rows' },
      {
        key: 'middle',
        label: 'Median difference',
        kind: 'change',
        formula: `the median of your price ÷ ${reference.formula} − 1`,
        equalWithin: tolerance,
      },
    ],
    rows: lines.map(({ cells }) => cells),
    most: null,
    chart: {
      kind: 'shares',
      says: `Rows by price position: ${joinInWords(sides.map(({ says }) => says))}`,
      label: 'position',
      value: 'rows',
      tones: lines.map(({ tone }) => tone),
    },
  }
}

const STEP = 5
const FURTHEST = 25

/**
 * The part on the differences, in steps of five percent that include their lower end; differences within the tolerance are a
 * separate step.
 */
export function distributionPart(view: CountryView): ReportPart | null {
  const { shownRows, where, country, pricingContext, isYours, isOneCountry } = view
  const rows = comparedRows(shownRows)
  if (!isYours || !isOneCountry || rows.length === 0) return null
  const { reference } = pricingContext
  const [below, above] = [new Map<number, number>(), new Map<number, number>()]
  let equal = 0
  for (const { market } of rows) {
    if (market?.status === 'equal') equal += 1
    else {
      const from = Math.floor((market?.difference ?? 0) / STEP)
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
    { name: 'at', count: equal, tone: 'equal' },
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
    meta: `your price compared with ${reference.label}, rows in steps of ${STEP}%`,
    columns: [
      { key: 'step', label: 'Difference in percent', kind: 'text' },
      { key: 'rows', label: 'Rows', kind: 'count' },
    ],
    rows: lines.map(({ name, count }) => [name, count]),
    most: null,
    chart: {
      kind: 'bars',
      says: `Rows by difference from ${reference.label}: ${sum('cheaper')} below, ${sum('equal')} at, ${sum('dearer')} above, in steps of ${STEP} percent`,
      label: 'step',
      value: 'rows',
      tones: lines.map(({ tone }) => tone),
    },
  }
}
