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
import { assortmentQueryOf } from '@/routing/states/assortmentQuery.ts'
import {
  encodeAssortment,
  decodeAssortment,
  type AssortmentState,
} from '@/routing/states/assortmentState.ts'
import type { PricingUrlSettings } from '@/routing/states/eanState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useSaveOpened } from '@/storage/queries/useSaveOpened.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { queryInWords } from './assortmentWords.ts'
import { CountryAssortment } from './CountryAssortment.tsx'
import styles from './AssortmentPage.module.css'

/** The parts of the state that define the assortment; display settings are left out. */
function assortmentDefinition(state: AssortmentState) {
  const { merchant, countries, ownMerchants } = state
  return { ...assortmentQueryOf(state), merchant, countries, ownMerchants }
}

/** The page *Assortment gaps*: which brands each merchant has for a query, and which of them your merchant lacks. */
export function AssortmentPage() {
  const [ownMerchants] = usePreference('mine')
  const decode = useCallback(
    (params: URLSearchParams, settings: PricingUrlSettings) =>
      decodeAssortment(params, { ...settings, ownMerchants }),
    [ownMerchants],
  )
  const { state, corrections } = useUrlState(decode, encodeAssortment)
  const { apiVariant } = useConnection()
  const labelOf = useCurrencyLabel()
  const groups = countryGroups(state.countries, apiVariant)
  const group = groups.find((one) => one.join() === state.shownIn) ?? groups[0] ?? []
  usePageTitle(`${ASSORTMENT.page}, ${queryInWords(state)}`)
  useSaveOpened({
    kind: 'map',
    path: paths.map(encodeAssortment(assortmentDefinition(state))),
    label: queryInWords(state),
    figure: shownCountries(state.countries),
  })
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <CurrencyLabel value={labelOf(group)}>
        <CountryAssortment state={state} groups={groups} countries={group} />
      </CurrencyLabel>
    </Frame>
  )
}
