import type { StatusCounts } from '@/domain/market/rowMarket.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { ReferenceField } from '@/features/pricing/ReferenceField.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import type { RowsMarket } from './useRowsMarket.ts'

/** The numbers of rows with each price status, in words. */
export function statusWords(hasNoOwnMerchant: boolean, counts: StatusCounts): string[] {
  const countText = (key: keyof StatusCounts, words: string) =>
    counts[key] === 0 ? '' : `${formatCount(counts[key])} ${words}`
  if (hasNoOwnMerchant)
    return [countText('checked', pluralForm(counts.checked, 'row checked', 'rows checked'))]
  return [
    countText('dearer', 'above market'),
    countText('equal', 'at market'),
    countText('cheaper', 'below market'),
    countText('not mine', 'not sold by you'),
    countText('only mine', 'sold only by you'),
  ]
}

type Props = {
  /** The countries of the rows; each row is requested in its own. */
  countries: readonly string[]
  market: RowsMarket
  onReference: (ref: string) => void
}

/** The field for what your prices are compared with. */
export function MarketReferenceField({ countries, market, onReference }: Props) {
  const [ownMerchants] = usePreference('mine')
  return (
    <ReferenceField
      merchants={market.merchants}
      ownMerchants={ownMerchantsIn(ownMerchants, countries)}
      hasNoOwnMerchant={market.hasNoOwnMerchant}
      hasTargets={false}
      value={market.ref}
      onChange={onReference}
    />
  )
}
