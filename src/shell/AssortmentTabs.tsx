import { usePhone } from '../ui/browser/usePhone.ts'
import { paths } from '../url/paths.ts'
import { encodeMap, mapState } from '../url/states/mapState.ts'
import { MAP } from '../words/mapNames.ts'
import { PAGES } from '../words/pageNames.ts'
import { PageTabs } from './PageTabs.tsx'
import { useCountries } from './settings/useCountries.ts'
import { usePreference } from './settings/usePreference.ts'

/** The views of Assortment; a phone has them in its menu. A price ladder opens beside the gaps, for one of their brands. */
export function AssortmentTabs() {
  const [countries] = useCountries()
  const [mine] = usePreference('mine')
  if (usePhone()) return null
  return (
    <PageTabs
      label={MAP.views}
      tabs={[
        {
          name: MAP.gaps,
          path: '/assortment',
          to: paths.map(encodeMap(mapState({ countries, mine }))),
        },
        { name: PAGES.brand, path: '/assortment/brands', to: paths.brand('', { countries }) },
      ]}
    />
  )
}
