/** The merchants of a report: who undercuts you, or who is cheapest where no merchant is yours. */
import { groupNames } from '@/domain/pricing/names.ts'
import type { ReportPart } from '@/domain/report/report.ts'
import {
  competitorSentence,
  namedCompetitors,
} from '@/features/pricing/byMerchant/competitorWords.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { rowsInWords, shareOf, type CountryView } from './reportView.ts'
import { TOP } from './rowParts.ts'

/** Every competitor, ranked by the products on which its price is below yours. */
function undercuttingPart(view: CountryView): ReportPart | null {
  const { ranking, country, where, pricingContext, snapshot } = view
  if (ranking === null) return null
  const { tolerance } = pricingContext
  const competitors = namedCompetitors(ranking).filter(({ both }) => both > 0)
  if (competitors.length === 0) return null
  return {
    key: `competitors-${country}`,
    title: `Who undercuts you${where}`,
    meta: competitorSentence(ranking, { hasOwnMerchant: true, isRunning: snapshot.isRunning }),
    columns: [
      { key: 'merchant', label: 'Merchant', kind: 'merchant' },
      {
        key: 'below',
        label: 'Below your price',
        kind: 'count',
        formula: `products on which the lowest price of the merchant is below yours by more than ${tolerance}%`,
      },
      {
        key: 'n',
        label: 'Both sell it',
        kind: 'count',
        formula: 'products for which you and the merchant both have a price above 0',
      },
      {
        key: 'middle',
        label: 'Median difference',
        kind: 'change',
        formula: 'the median of its price ÷ your price − 1, over the products that both sell',
        equalWithin: tolerance,
      },
      {
        key: 'cheapest',
        label: 'Cheapest competitor',
        kind: 'count',
        formula: 'of the same products, those on which no other competitor has a lower price',
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

/** The merchants with the lowest offers, by how many rows. */
function cheapestPart({ shownRows, joined, country, where }: CountryView): ReportPart | null {
  const names = shownRows.flatMap(({ market }) => market?.rival ?? [])
  if (names.length === 0) return null
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const groups = [...groupNames(counts, joined.merchant).values()].map(({ name, spellings }) => ({
    name,
    count: spellings.reduce((sum, spelling) => sum + (counts.get(spelling) ?? 0), 0),
  }))
  const sorted = groups.toSorted((a, b) => b.count - a.count || compareTexts(a.name, b.name))
  return {
    key: `cheapest-merchants-${country}`,
    title: `Who is cheapest${where}`,
    meta: `${formatCount(groups.length)} with the lowest offer of ${rowsInWords(names.length)}`,
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

export const merchantPart = (view: CountryView): ReportPart | null =>
  view.pricingContext.you === null ? cheapestPart(view) : undercuttingPart(view)
