import { useEffect } from 'react'
import { AGAIN } from '../domain/againNames.ts'
import { COMPARE } from '../domain/compare/compareNames.ts'
import { MAP } from '../domain/mapNames.ts'
import { NAMES } from '../domain/names.ts'
import { OWN } from '../domain/ownCatalogNames.ts'
import { PRICES } from '../domain/priceList/priceListNames.ts'
import { useConnection } from '../parts/connection.tsx'
import { HelpButton } from '../parts/keyboard/HelpButton.tsx'
import { Shortcuts } from '../parts/keyboard/Shortcuts.tsx'
import { useCountries } from '../parts/useCountries.ts'
import { encodeCompare } from '../url/compareState.ts'
import { encodeMap, mapState } from '../url/mapState.ts'
import { paths } from '../url/paths.ts'
import { encodePriceList } from '../url/priceListState.ts'
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
