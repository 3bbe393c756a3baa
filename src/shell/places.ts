/**
 * The one table of places: the bar, its menu, a phone's tabs, the palette of commands, the keys and their help read it. A
 * new page is one line here.
 */
import Barcode from 'lucide-react/icons/barcode'
import Layers from 'lucide-react/icons/layers'
import LinkIcon from 'lucide-react/icons/link'
import Search from 'lucide-react/icons/search'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { MineByCountry } from '../market/me.ts'
import { paths } from '../url/paths.ts'
import { encodeCompare } from '../url/states/compareState.ts'
import { encodeMap, mapState } from '../url/states/mapState.ts'
import { encodePriceList } from '../url/states/priceListState.ts'
import { RUN_AGAIN } from '../words/againNames.ts'
import { PAGES } from '../words/pageNames.ts'
import { useConnection } from './settings/connection.tsx'
import { useCountries } from './settings/useCountries.ts'
import { usePreference } from './settings/usePreference.ts'

/** What comes from the user's settings, and is written into each link. */
type Asker = { countries: readonly string[]; mine: MineByCountry }

type Place = {
  name: string
  /** bar: in sight; more: in its menu; keys: by the palette and keys alone, as what has its own press elsewhere. */
  in: 'bar' | 'more' | 'keys'
  /** On a phone one of the tabs, whose last is the menu with the others. */
  tab?: { name: string; Icon: ComponentType }
  /** What else it is looked for by. */
  also?: string
  /** The key after G. */
  key?: string
  /** Of the demo alone. */
  demo?: true
  to: (asker: Asker) => string
  /** Its own path, and the paths that belong to it. */
  path: string
  inside?: RegExp
}

const PLACES: readonly Place[] = [
  { name: PAGES.start, in: 'keys', key: 'h', path: '/', to: paths.start },
  {
    name: PAGES.search,
    in: 'bar',
    tab: { name: PAGES.search, Icon: Search },
    key: 's',
    path: '/search',
    inside: /^\/products\//,
    to: ({ countries }) => paths.search({ countries }),
  },
  {
    name: PAGES.resolve,
    in: 'bar',
    tab: { name: 'By link', Icon: LinkIcon },
    key: 'r',
    path: '/resolve',
    to: ({ countries }) => paths.resolve({ countries }),
  },
  {
    name: PAGES.ean,
    in: 'bar',
    tab: { name: 'EAN', Icon: Barcode },
    key: 'e',
    path: '/ean',
    inside: /^\/ean\//,
    to: (asker) => paths.ean(null, asker),
  },
  {
    name: PAGES.collections,
    in: 'bar',
    tab: { name: PAGES.collections, Icon: Layers },
    key: 'c',
    path: '/collections',
    inside: /^\/collections\//,
    to: () => paths.collections(),
  },
  {
    name: PAGES.newCollection,
    also: 'Check codes',
    in: 'keys',
    key: 'b',
    path: '/collections/new',
    to: () => paths.newCollection(),
  },
  {
    name: PAGES.compare,
    in: 'more',
    key: 'v',
    path: '/compare',
    to: ({ countries: [country = ''] }) => paths.compare(encodeCompare({ ids: [], country })),
  },
  {
    name: PAGES.map,
    in: 'more',
    key: 'm',
    path: '/map',
    to: (asker) => paths.map(encodeMap(mapState(asker))),
  },
  {
    name: PAGES.changes,
    also: RUN_AGAIN,
    in: 'more',
    key: 'd',
    path: '/again',
    inside: /^\/again\//,
    to: () => paths.again(),
  },
  {
    name: PAGES.brand,
    in: 'more',
    key: 'n',
    path: '/brands',
    inside: /^\/brands\//,
    to: ({ countries }) => paths.brand('', { countries }),
  },
  {
    name: PAGES.watch,
    also: 'Rules',
    in: 'more',
    key: 'a',
    path: '/watch',
    to: () => paths.watch(),
  },
  {
    name: PAGES.priceList,
    in: 'more',
    key: 'p',
    path: '/price-list',
    to: ({ countries }) => paths.priceList(encodePriceList({ countries })),
  },
  {
    name: PAGES.ownCatalog,
    in: 'more',
    demo: true,
    path: '/your-catalog',
    to: paths.ownCatalog,
  },
  { name: PAGES.reports, in: 'more', key: 't', path: '/reports', to: paths.reports },
  { name: PAGES.service, in: 'more', key: 'i', path: '/service', to: paths.service },
  { name: PAGES.settings, in: 'more', key: ',', path: '/settings', to: () => paths.settings() },
]

/** "G then S": each place that has a key, for the table of shortcuts. */
export const placeKeys = PLACES.flatMap(({ name, key }) => (key === undefined ? [] : { name, key }))

/** Whether one is on its page, or on one that belongs to it. */
function currentOf({ path, inside }: Place, pathname: string): 'page' | true | undefined {
  if (pathname === path) return 'page'
  return inside?.test(pathname) === true ? true : undefined
}

/** Every place that this connection has, with its address for whoever asks now. */
export function usePlaces() {
  const { pathname } = useLocation()
  const { way } = useConnection()
  const [countries] = useCountries()
  const [mine] = usePreference('mine')
  return PLACES.filter(({ demo }) => demo !== true || way === 'demo').map((place) => ({
    ...place,
    to: place.to({ countries, mine }),
    current: currentOf(place, pathname),
  }))
}

export type PlaceHere = ReturnType<typeof usePlaces>[number]
