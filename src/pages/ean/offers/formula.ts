/** Writes the formulas of the page with the figures filled in. */
import type { PriceIndex } from '@/domain/pricing/priceIndex.ts'
import { MARGIN_FORMULA } from '@/domain/pricing/priceList/margin.ts'
import { referenceWords, type Reference } from '@/domain/pricing/reference.ts'
import { formatIndex, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import type { OwnMargin, RankedOwnPrice } from './ownPosition.ts'

type Figures = {
  /** Your price; without a source, it is from the catalog. */
  ownPrice: { price: number; source?: RankedOwnPrice['source'] } | null
  index: PriceIndex | null
  referenceLabel: string
  margin?: OwnMargin | null
  /** Whether no merchant is yours, so that there is no index to explain. */
  hasNoOwnMerchant?: boolean
}

/**
 * The formulas as one sentence: "spread = highest − lowest; price index = your offer price ÷ … × 100 = 47.90 ÷ 44.95 × 100 =
 * 106.6."
 */
export function formula(
  { ownPrice, index, referenceLabel, margin = null, hasNoOwnMerchant = false }: Figures,
  reference: Reference,
): string {
  const against = referenceWords(reference, () => referenceLabel).formula
  const figures =
    ownPrice && index
      ? ` = ${formatPrice(ownPrice.price)} ÷ ${formatWorkedOut(index.reference)} × 100 = ${formatIndex(index.index)}`
      : ''
  return [
    'spread = highest − lowest offer price',
    'discount = 1 − offer price ÷ MRP',
    ...(hasNoOwnMerchant
      ? []
      : [
          `price index = your ${ownPrice?.source === 'price list' ? 'list' : 'offer'} price ÷ ${against} × 100${figures}`,
        ]),
    ...(margin === null ? [] : [`margin = ${MARGIN_FORMULA}`]),
  ]
    .join('; ')
    .concat('.')
}
