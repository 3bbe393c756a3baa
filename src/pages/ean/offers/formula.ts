/** How the figures of the page come about, with the figures put in. */
import type { PriceIndex } from '@/domain/pricing/priceIndex.ts'
import { MARGIN_FORMULA } from '@/domain/pricing/priceList/margin.ts'
import { referenceWords, type Reference } from '@/domain/pricing/reference.ts'
import { formatIndex, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import type { OwnMargin, OwnPlace } from './ownPosition.ts'

type Figures = {
  /** Without a source it is the catalog's. */
  ownPrice: { price: number; source?: OwnPlace['source'] } | null
  index: PriceIndex | null
  referenceLabel: string
  margin?: OwnMargin | null
  /** Nobody is me: then there is no index to explain. */
  hasNoOwnMerchant?: boolean
}

/** "spread = highest − lowest; price index = your offer price ÷ … × 100 = 47.90 ÷ 44.95 × 100 = 106.6." */
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
