import { useCallback } from 'react'
import {
  ownMerchantsIn,
  withOwnMerchantsIn,
  type OwnMerchants,
} from '@/domain/pricing/ownMerchants.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** Who I am in countries that are asked together, as it is kept, and the way to change it. */
export function useOwnMerchantsIn(
  countries: readonly string[],
): [OwnMerchants, (mine: OwnMerchants) => void] {
  const [kept, keep] = usePreference('mine')
  const set = useCallback(
    (mine: OwnMerchants) => keep(withOwnMerchantsIn(kept, countries, mine)),
    [kept, keep, countries],
  )
  return [ownMerchantsIn(kept, countries), set]
}
