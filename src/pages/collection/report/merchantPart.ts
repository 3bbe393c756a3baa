/** The part of a report on merchants: those that undercut you, or the cheapest merchants if none is yours. */
import { defineColumns } from '@/components/data-table/defineColumns.ts'
import { reportTable } from '@/components/data-table/reportTable.ts'
import { groupNames } from '@/domain/pricing/names.ts'
import type { ReportPart } from '@/domain/report/report.ts'
import { competitorColumns } from '@/features/pricing/byMerchant/columns.ts'
import {
  competitorSentence,
  namedCompetitors,
} from '@/features/pricing/byMerchant/competitorWords.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { shareOf } from '@/lib/numbers/offerStatistics.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { plural } from '@/lib/text/plural.ts'
import { type CountryView } from './reportView.ts'
import { TOP_COUNT } from './rowParts.ts'

/** The competitors, ranked by the number of products on which they undercut you. */
function undercuttingPart(view: CountryView): ReportPart | null {
  const { ranking, country, where, pricingContext, version } = view
  if (ranking === null) return null
  const { tolerance } = pricingContext
  const competitors = namedCompetitors(ranking).filter(({ both }) => both > 0)
  if (competitors.length === 0) return null
  return {
    key: `competitors-${country}`,
    title: `Who undercuts you${where}`,
    meta: competitorSentence(ranking, { hasOwnMerchant: true, isRunning: version.isRunning }),
    ...reportTable(competitorColumns, competitors, { tolerance, drawn: null }),
    most: TOP_COUNT,
    chart: null,
  }
}

type CheapestLine = {
  name: string
  /** The number of rows in which the merchant has the lowest offer. */
  count: number
  /** The share of these rows among those with an offer, in percent. */
  share: number | null
}

const cheapestColumns = defineColumns<CheapestLine, null>()([
  {
    id: 'merchant',
    header: 'Merchant',
    kind: 'text',
    accessor: ({ name }) => name,
    isName: true,
    report: { kind: 'merchant' },
  },
  { id: 'rows', header: 'Cheapest in rows', kind: 'count', accessor: ({ count }) => count },
  {
    id: 'share',
    header: 'Share',
    kind: 'percent',
    accessor: ({ share }) => share,
    formula: 'rows ÷ rows with an offer',
    report: { kind: 'share' },
  },
])

/** The merchants with the lowest offers, by the number of rows. */
function cheapestPart({ shownRows, aliases, country, where }: CountryView): ReportPart | null {
  const names = shownRows.flatMap(({ market }) => market?.rival ?? [])
  if (names.length === 0) return null
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const groups = [...groupNames(counts, aliases.merchant).values()].map(({ name, spellings }) => {
    const count = spellings.reduce((sum, spelling) => sum + (counts.get(spelling) ?? 0), 0)
    return { name, count, share: shareOf(count, names.length) }
  })
  const sorted = groups.toSorted((a, b) => b.count - a.count || compareTexts(a.name, b.name))
  return {
    key: `cheapest-merchants-${country}`,
    title: `Who is cheapest${where}`,
    meta: `${formatCount(groups.length)} with the lowest offer of ${plural(names.length, 'row')}`,
    ...reportTable(cheapestColumns, sorted, null),
    most: TOP_COUNT,
    chart: null,
  }
}

export const merchantPart = (view: CountryView): ReportPart | null =>
  view.pricingContext.you === null ? cheapestPart(view) : undercuttingPart(view)
