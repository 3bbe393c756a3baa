import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { paths } from '@/routing/paths.ts'
import { encodeMap, mapState, type MapState } from '@/routing/states/mapState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { MAP } from '@/words/mapNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { PageTabs } from './PageTabs.tsx'

type Props = {
  /** The state of the assortment gaps or the price ladder that is open; null on other pages. */
  state?: MapState | null
}

/** The tabs of Assortment; on a phone they are in its menu. */
export function AssortmentTabs({ state = null }: Props) {
  const [countries] = useCountries()
  const [ownMerchants] = usePreference('mine')
  const open = state ?? mapState({ countries, ownMerchants })
  if (usePhone()) return null
  return (
    <PageTabs
      label={MAP.views}
      tabs={[
        {
          name: MAP.gaps,
          path: '/assortment',
          to: paths.map(encodeMap({ ...open, brand: '', isLadder: false })),
          isShown: state?.isLadder !== true,
        },
        {
          name: MAP.ladder,
          path: '/assortment',
          to: paths.map(encodeMap({ ...open, isLadder: true })),
          isShown: state?.isLadder === true,
        },
        { name: PAGES.brand, path: '/assortment/brands', to: paths.brand('', { countries }) },
      ]}
    />
  )
}
