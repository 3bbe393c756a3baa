import { useMemo } from 'react'
import { allSpellings, noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import type { OwnMerchants, OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** The brands and merchants that the user has joined; none while joining is switched off. */
export function useAliases(): AliasesByKind {
  const [names] = usePreference('joinedNames')
  const [isOn] = usePreference('joins')
  return isOn ? names : noAliases
}

/** Who I am in every country, with all that these merchants are joined with. */
export function useWhoIAmIn(): OwnMerchantsByCountry {
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

/** Merchants that are yours, with all that they are joined with. */
export function useWhoIAm(ownMerchants: OwnMerchants): OwnMerchants {
  const { merchant } = useAliases()
  return useMemo(() => allSpellings(ownMerchants, merchant), [ownMerchants, merchant])
}
