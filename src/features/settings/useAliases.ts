import { useMemo } from 'react'
import { allSpellings, noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import type { OwnMerchants, OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** The names of brands and merchants that are merged; none while merging is switched off. */
export function useAliases(): AliasesByKind {
  const [names] = usePreference('joinedNames')
  const [isOn] = usePreference('joins')
  return isOn ? names : noAliases
}

/** Your merchants by country as they are saved, each with all spellings that are its aliases. */
export function useOwnMerchantSpellings(): OwnMerchantsByCountry {
  const [ownMerchants] = usePreference('mine')
  const { merchant } = useAliases()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(ownMerchants).map(([country, names]) => [
          country,
          allSpellings(names, merchant),
        ]),
      ),
    [ownMerchants, merchant],
  )
}

/** The given merchants with all spellings that are their aliases. */
export function useAllSpellings(merchants: OwnMerchants): OwnMerchants {
  const { merchant } = useAliases()
  return useMemo(() => allSpellings(merchants, merchant), [merchants, merchant])
}
