import { ownMerchantsIn, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** Your merchants as they are saved, in countries that share one answer; an address that names others is not looked at. */
export function useOwnMerchantsIn(countries: readonly string[]): OwnMerchants {
  const [saved] = usePreference('mine')
  return ownMerchantsIn(saved, countries)
}
