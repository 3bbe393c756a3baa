import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { paths } from '@/routing/paths.ts'
import {
  encodeAssortment,
  assortmentState,
  type AssortmentState,
} from '@/routing/states/assortmentState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { PageTabs } from './PageTabs.tsx'

type Props = {
  /** The state of the assortment gaps or the price ladder that is open; null on other pages. */
  state?: AssortmentState | null
}

/** The tabs of Assortment; on a phone they are in its menu. */
export function AssortmentTabs({ state = null }: Props) {
  const [countries] = useCountries()
  const [ownMerchants] = usePreference('mine')
  const open = state ?? assortmentState({ countries, ownMerchants })
  if (usePhone()) return null
  return (
    <PageTabs
      label={ASSORTMENT.views}
      tabs={[
        {
          name: ASSORTMENT.gaps,
          path: '/assortment',
          to: paths.map(encodeAssortment({ ...open, brand: '', isLadder: false })),
          isShown: state?.isLadder !== true,
        },
        {
          name: ASSORTMENT.ladder,
          path: '/assortment',
          to: paths.map(encodeAssortment({ ...open, isLadder: true })),
          isShown: state?.isLadder === true,
        },
        { name: PAGES.brand, path: '/assortment/brands', to: paths.brand('', { countries }) },
      ]}
    />
  )
}
