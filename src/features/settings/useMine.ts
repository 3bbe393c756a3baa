import { useCallback } from 'react'
import { mineIn, withMineIn, type Mine } from '@/domain/pricing/me.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** Who I am in countries that are asked together, as it is kept, and the way to change it. */
export function useMine(countries: readonly string[]): [Mine, (mine: Mine) => void] {
  const [kept, keep] = usePreference('mine')
  const set = useCallback(
    (mine: Mine) => keep(withMineIn(kept, countries, mine)),
    [kept, keep, countries],
  )
  return [mineIn(kept, countries), set]
}
