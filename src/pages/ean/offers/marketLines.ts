/** The lines of the offers' table: the offers of the answer, and among them the price from the user's own list. */
import type { OfferRow } from '@/domain/pricing/offerRows.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { OwnPlace, OwnPosition } from './ownPosition.ts'

export type MarketLine<O> = { kind: 'offer'; row: OfferRow<O> } | { kind: 'listed'; own: OwnPlace }

/**
 * A listed price stands after the offers that are as low, and is what the others are measured against as "yours". Their
 * places stay: it is no offer of the catalog.
 */
export function marketLines<O>(
  rows: readonly OfferRow<O>[],
  { place }: OwnPosition,
): MarketLine<O>[] {
  if (place?.source !== 'price list') return rows.map((row) => ({ kind: 'offer', row }))
  const { price } = place
  const lines = rows.map((row): MarketLine<O> => {
    const isCounted = row.position !== null && row.offerPrice !== null
    const vsOwn = isCounted ? withoutNoise((row.offerPrice ?? 0) - price) : null
    return { kind: 'offer', row: { ...row, vsOwn } }
  })
  const dearer = rows.findIndex(
    ({ position, offerPrice }) => position === null || (offerPrice ?? 0) > price,
  )
  return lines.toSpliced(dearer < 0 ? lines.length : dearer, 0, { kind: 'listed', own: place })
}
