/** Texts of the assortment: what was requested, how far it is loaded, and what the cells mean. */
import type {
  AssortmentCell,
  AssortmentColumn,
  Assortment,
  WhyUnknown,
} from '@/domain/assortment/makeAssortment.ts'
import type { AssortmentView } from '@/jobs/assortment/assortmentJob.ts'
import { together } from '@/lib/countryCode.ts'
import { formatCount, formatDuration } from '@/lib/numbers/format.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { assortmentFilters } from '@/routing/states/assortmentOfSearch.ts'
import type { AssortmentState } from '@/routing/states/assortmentState.ts'
import { sentKeywords } from '@/routing/states/searchState.ts'
import { leastInWords } from '@/words/leastInWords.ts'

/** "shirt, Apparel": the query that the counts are for. */
export function queryInWords(state: AssortmentState): string {
  const values = assortmentFilters.flatMap((field) => state[field])
  const parts = [sentKeywords(state), ...values].filter((part) => part !== '')
  return parts.length === 0 ? 'All products' : parts.join(', ')
}

export function assortmentTitle(state: AssortmentState, countries: readonly string[]): string {
  return `${queryInWords(state)} in ${together(countries)}`
}

/** How much of the assortment is loaded: "7 of 10 loaded", "10 of 10 loaded, 2.6 s". */
export function progressInWords({ progress, ms }: AssortmentView): string {
  const { total, done, notFound } = progress
  const time = progress.state === 'done' ? `, ${formatDuration(ms)}` : ''
  return `${formatCount(done + notFound)} of ${formatCount(total)} loaded${time}`
}

const WHY: Record<WhyUnknown, (merchant: string) => string> = {
  list: (merchant) => `the brand list of ${merchant} may be incomplete`,
  cut: (merchant) => `the brand list of ${merchant} is incomplete`,
  'no facet': (merchant) => `${merchant} lists no brands`,
  failed: (merchant) => `${merchant} was not loaded`,
}

/** "201 brands" or "at least 201 brands": how many brands the query has. */
export function brandsInWords({
  rows,
  hasAllBrands,
}: Pick<Assortment, 'rows' | 'hasAllBrands'>): string {
  const count = leastInWords(rows.length, hasAllBrands)
  return `${count} ${pluralForm(rows.length, 'brand')}`
}

/** What a cell shows, as a phrase for its title and for screen readers. */
export function cellInWords(cell: AssortmentCell, { merchant }: AssortmentColumn): string {
  switch (cell.kind) {
    case 'sold':
      return cell.count === null
        ? `${merchant} sells it, number not stated`
        : `${merchant}: ${cell.isLeast ? 'at least ' : ''}${plural(cell.count, 'product')}`
    case 'none':
      return `${merchant} doesn’t sell it`
    case 'gap':
      return `${merchant} doesn’t sell it, others do`
    case 'waiting':
      return `${merchant}: unknown until all merchants are loaded`
    case 'unknown':
      return `Not known: ${WHY[cell.why](merchant)}`
  }
}
