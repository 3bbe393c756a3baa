/** The ranking of competitors in words. */
import type { MerchantRanking } from '@/domain/market/merchantItem.ts'
import type { Competitor } from '@/domain/pricing/competitors.ts'
import type { MerchantName } from '@/domain/pricing/merchantOffers.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'

/** A competitor with its name. */
export type NamedCompetitor = Competitor & MerchantName & { name: string }

/**
 * Competitors with a name, including those that sell only products that you don't sell; offers without a merchant's name belong
 * to no competitor.
 */
export function namedCompetitors({ competitors, names }: MerchantRanking): NamedCompetitor[] {
  return competitors.flatMap((one) => {
    const { name = null, spellings = [] } = names[one.merchant] ?? {}
    return name === null ? [] : [{ ...one, name, spellings }]
  })
}

/**
 * The conclusion in one sentence: "Cartwheel undercuts you most: cheaper on 27 of the 41 products you both sell, typically by
 * 9.8%."
 */
export function competitorSentence(
  ranking: MerchantRanking,
  { hasOwnMerchant, isRunning }: { hasOwnMerchant: boolean; isRunning: boolean },
): string {
  if (!hasOwnMerchant) return 'Choose your merchant to see who undercuts you.'
  const [first] = namedCompetitors(ranking)
  const isEmpty = ranking.own === 0 || first === undefined || first.both === 0 || first.below === 0
  if (isRunning && isEmpty) return 'Market prices are being checked.'
  if (ranking.own === 0) return 'None of these products has a price of yours.'
  if (first === undefined || first.both === 0) return 'No competitor sells your products.'
  const { name, below, both, belowBy } = first
  if (below === 0 || belowBy === null) return 'No competitor undercuts you.'
  const products = both === 1 ? 'the product' : `the ${formatCount(both)} products`
  const start = isRunning ? 'So far, ' : ''
  return `${start}${name} undercuts you most: cheaper on ${formatCount(below)} of ${products} you both sell, typically by ${formatIndex(Math.abs(belowBy))}%.`
}

/** How the figures are calculated. */
export function countedInWords(tolerance: number): string {
  return (
    'A competitor counts on each product where its price is below or above yours, not only where it is the cheapest. ' +
    'Prices are the lowest over the sizes of a product; listings with the same codes count once. ' +
    `A difference of up to ${tolerance}% counts as the same price. The differences are medians.`
  )
}
