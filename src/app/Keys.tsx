import { useEffect } from 'react'
import { HelpButton } from '../keyboard/HelpButton.tsx'
import { Shortcuts } from '../keyboard/Shortcuts.tsx'
import { useConnection } from '../shell/connection.tsx'
import { useCountries } from '../shell/useCountries.ts'
import { encodeCompare } from '../url/compareState.ts'
import { encodeMap, mapState } from '../url/mapState.ts'
import { paths } from '../url/paths.ts'
import { encodePriceList } from '../url/priceListState.ts'
import { AGAIN } from '../words/againNames.ts'
import { COMPARE } from '../words/compareNames.ts'
import { MAP } from '../words/mapNames.ts'
import { NAMES } from '../words/names.ts'
import { OWN } from '../words/ownCatalogNames.ts'
import { PRICES } from '../words/priceListNames.ts'
import { pressEarlyKeys } from './earlyKeys.ts'
import { useSections } from './useSections.ts'

/** The help's button, and the shortcuts with the places they lead to. */
export function Keys() {
  // Below this the shortcuts have begun to listen.
  useEffect(pressEarlyKeys, [])
  const [countries] = useCountries()
  const [country = ''] = countries
  const { way } = useConnection()
  const places = [
    { label: 'Start', to: paths.start() },
    ...useSections(),
    { label: COMPARE.link, to: paths.compare(encodeCompare({ ids: [], country })) },
    { label: MAP.page, to: paths.map(encodeMap(mapState({ countries }))) },
    { label: PRICES.page, to: paths.priceList(encodePriceList({ countries })) },
    { label: AGAIN.page, to: paths.again() },
    // A page of the demo alone.
    ...(way === 'demo' ? [{ label: OWN.page, to: paths.ownCatalog() }] : []),
    { label: NAMES.settings, to: paths.settings() },
    { label: NAMES.serviceProfile, to: paths.service() },
  ]
  return (
    <>
      <HelpButton />
      <Shortcuts places={places} />
    </>
  )
}
