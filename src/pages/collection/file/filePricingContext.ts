import { useMemo } from 'react'
import type { ItemMerchant } from '@/domain/codes/itemMerchants.ts'
import { ownMerchantsIn, type OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** The pricing context of a file or report: your merchant, the reference and the tolerance. */
export type FilePricingContext = {
  /** The name of your merchant, "Northgate"; null if no merchant is chosen as yours and no price of yours is known. */
  you: string | null
  reference: ReferenceWords
  /** The tolerance in percent: differences up to it count as equal prices. */
  tolerance: number
}

/**
 * The names of your merchants in these countries, as the service’s answers spell them, otherwise as in the settings; null when
 * there are none.
 */
export function yourNames(
  ownMerchants: OwnMerchantsByCountry,
  countries: readonly string[],
  merchants: readonly Pick<ItemMerchant, 'key' | 'ids' | 'name'>[],
): string | null {
  const names = ownMerchantsIn(ownMerchants, countries).map(
    (one) => merchants.find(({ key, ids }) => key === one || ids.includes(one))?.name ?? one,
  )
  return names.length === 0 ? null : listedNames([...new Set(names)])
}

export function useFilePricingContext(
  countries: readonly string[],
  {
    merchants,
    hasNoOwnMerchant,
    reference,
  }: Pick<RowsMarket, 'merchants' | 'hasNoOwnMerchant' | 'reference'>,
): FilePricingContext {
  const [ownMerchants] = usePreference('mine')
  const [tolerance] = usePreference('tolerance')
  return useMemo(() => {
    const named = yourNames(ownMerchants, countries, merchants)
    const you = named ?? (hasNoOwnMerchant ? null : 'your price list')
    return { you, reference, tolerance }
  }, [ownMerchants, countries, merchants, hasNoOwnMerchant, reference, tolerance])
}
