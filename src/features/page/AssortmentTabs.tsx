import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { paths } from '@/routing/paths.ts'
import { encodeMap, mapState, type MapState } from '@/routing/states/mapState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { MAP } from '@/words/mapNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { PageTabs } from './PageTabs.tsx'

type Props = {
  /** Of the gaps or the ladder that are open; null on another page. */
  state?: MapState | null
}

/** The views of Assortment; a phone has them in its menu. */
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
