import { useCallback } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { paths } from '@/routing/paths.ts'
import type { EanSettings } from '@/routing/states/eanState.ts'
import { mapQueryOf } from '@/routing/states/mapQuery.ts'
import { encodeMap, decodeMap, type MapState } from '@/routing/states/mapState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useSaveOpened } from '@/storage/queries/useSaveOpened.ts'
import { MAP } from '@/words/mapNames.ts'
import { CountryMap } from './CountryMap.tsx'
import { queryInWords } from './mapWords.ts'
import styles from './AssortmentPage.module.css'

/** The parts of the state that define the map; its display settings are left out. */
function mapItself(state: MapState) {
  const { merchant, countries, ownMerchants } = state
  return { ...mapQueryOf(state), merchant, countries, ownMerchants }
}

/** The page *Assortment gaps*: which brands each merchant has for a query, and which of them your merchant lacks. */
export function AssortmentPage() {
  const [ownMerchants] = usePreference('mine')
  const decode = useCallback(
    (params: URLSearchParams, settings: EanSettings) =>
      decodeMap(params, { ...settings, ownMerchants }),
    [ownMerchants],
  )
  const { state, corrections } = useUrlState(decode, encodeMap)
  const { apiVariant } = useConnection()
  const labelOf = useCurrencyLabel()
  const groups = countryGroups(state.countries, apiVariant)
  const group = groups.find((one) => one.join() === state.shownIn) ?? groups[0] ?? []
  usePageTitle(`${MAP.page}, ${queryInWords(state)}`)
  useSaveOpened({
    kind: 'map',
    path: paths.map(encodeMap(mapItself(state))),
    label: queryInWords(state),
    figure: shownCountries(state.countries),
  })
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <CurrencyLabel value={labelOf(group)}>
        <CountryMap state={state} groups={groups} countries={group} />
      </CurrencyLabel>
    </Frame>
  )
}
