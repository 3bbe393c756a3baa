/** Makes the rows of the offers table: the offers of the answer, and among them the price from your price list. */
import type { OfferRow } from '@/domain/pricing/offerRows.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { RankedOwnPrice, OwnPosition } from './ownPosition.ts'

export type MarketLine<O> =
  | { kind: 'offer'; row: OfferRow<O> }
  | { kind: 'listed'; own: RankedOwnPrice }

/**
 * The rows of the table. A price from your price list is sorted after offers of the same price, and is "yours" for comparisons.
 * The ranks of the offers don't change, because it isn't in the catalog.
 */
export function marketLines<O>(
  rows: readonly OfferRow<O>[],
  { rankedPrice }: OwnPosition,
): MarketLine<O>[] {
  if (rankedPrice?.source !== 'price list') return rows.map((row) => ({ kind: 'offer', row }))
  const { price } = rankedPrice
  const lines = rows.map((row): MarketLine<O> => {
    const isCounted = row.position !== null && row.offerPrice !== null
    const vsOwn = isCounted ? withoutNoise((row.offerPrice ?? 0) - price) : null
    return { kind: 'offer', row: { ...row, vsOwn } }
  })
  const firstHigher = rows.findIndex(
    ({ position, offerPrice }) => position === null || (offerPrice ?? 0) > price,
  )
  return lines.toSpliced(firstHigher < 0 ? lines.length : firstHigher, 0, {
    kind: 'listed',
    own: rankedPrice,
  })
}
