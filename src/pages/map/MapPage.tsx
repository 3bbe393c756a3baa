import { useCallback } from 'react'
import { countryGroups } from '../../api/countryGroups.ts'
import { MAP } from '../../domain/mapNames.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Corrections } from '../../parts/Corrections.tsx'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../parts/useCurrencyLabel.ts'
import { usePageTitle } from '../../parts/usePageTitle.ts'
import { usePreference } from '../../parts/usePreference.ts'
import { useUrlState } from '../../parts/useUrlState.ts'
import { Frame } from '../../ui/Frame.tsx'
import type { EanSettings } from '../../url/eanState.ts'
import { encodeMap, decodeMap } from '../../url/mapState.ts'
import { CountryMap } from './CountryMap.tsx'
import styles from './MapPage.module.css'
import { queryInWords } from './mapWords.ts'

/** White-space map: which brands every merchant has for a query, and which of them mine lacks. */
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
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <CurrencyLabel value={labelOf(group)}>
        <CountryMap state={state} groups={groups} countries={group} />
      </CurrencyLabel>
    </Frame>
  )
}
