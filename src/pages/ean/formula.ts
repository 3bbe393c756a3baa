/** How the figures of the page come about, with the figures put in. */
import { formatIndex, formatPrice, formatWorkedOut } from '../../domain/format.ts'
import type { OfferSummary } from '../../domain/offerRows.ts'
import type { Reference } from '../../domain/priceIndex.ts'

const WORDS = {
  median: "median of the other merchants' offer prices",
  min: "lowest of the other merchants' offer prices",
  mean: "mean of the other merchants' offer prices",
}

/** "spread = highest − lowest; price index = your offer price ÷ … × 100 = 47.90 ÷ 44.95 × 100 = 106.6." */
export function formula<O>(summary: OfferSummary<O>, reference: Reference): string {
  const { mine, index, referenceLabel } = summary
  const against =
    typeof reference === 'string' ? WORDS[reference] : `offer price of ${referenceLabel}`
  const figures =
    mine && index
      ? ` = ${formatPrice(mine.price)} ÷ ${formatWorkedOut(index.reference)} × 100 = ${formatIndex(index.index)}`
      : ''
  return [
    'spread = highest − lowest offer price',
    'discount = 1 − offer price ÷ MRP',
    `price index = your offer price ÷ ${against} × 100${figures}.`,
  ].join('; ')
}
