import { useMemo } from 'react'
import type { Mine, OwnMerchantsByCountry } from '@/domain/pricing/me.ts'
import { allSpellings, nothingJoined, type Joined } from '@/domain/pricing/names.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** The brands and merchants that the user has joined; none while joining is switched off. */
export function useJoined(): Joined {
  const [names] = usePreference('joinedNames')
  const [isOn] = usePreference('joins')
  return isOn ? names : nothingJoined
}

/** Who I am in every country, with all that these merchants are joined with. */
export function useWhoIAmIn(): OwnMerchantsByCountry {
  const [mine] = usePreference('mine')
  const { merchant } = useJoined()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(mine).map(([country, names]) => [country, allSpellings(names, merchant)]),
      ),
    [mine, merchant],
  )
}

/** Merchants that are mine, with all that they are joined with. */
export function useWhoIAm(mine: Mine): Mine {
  const { merchant } = useJoined()
  return useMemo(() => allSpellings(mine, merchant), [mine, merchant])
}
