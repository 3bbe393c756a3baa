import { useCallback } from 'react'
import { countryGroups } from '../../catalog/countryGroups.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { shownCountries } from '../../lib/countryCode.ts'
import { useKeepOpened } from '../../queries/kept/useKeepOpened.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import { Frame } from '../../ui/panels/Frame.tsx'
import type { EanSettings } from '../../url/states/eanState.ts'
import { encodeMap, decodeMap, type MapState } from '../../url/states/mapState.ts'
import { paths } from '../../url/paths.ts'
import { MAP } from '../../words/mapNames.ts'
import { CountryMap } from './CountryMap.tsx'
import styles from './MapPage.module.css'
import { queryInWords } from './mapWords.ts'

/** Without how it is looked at. */
function mapItself({ q, words, category, division, merchant, countries, mine }: MapState) {
  return { q, words, category, division, merchant, countries, mine }
}

/** Assortment gaps: which brands every merchant has for a query, and which of them mine lacks. */
export function MapPage() {
  const [mine] = usePreference('mine')
  const decode = useCallback(
    (params: URLSearchParams, settings: EanSettings) => decodeMap(params, { ...settings, mine }),
    [mine],
  )
  const { state, corrections } = useUrlState(decode, encodeMap)
  const { dialect } = useConnection()
  const labelOf = useCurrencyLabel()
  const groups = countryGroups(state.countries, dialect)
  const group = groups.find((one) => one.join() === state.shownIn) ?? groups[0] ?? []
  usePageTitle(`${MAP.page}, ${queryInWords(state)}`)
  useKeepOpened({
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
