/**
 * The one table of pages: the header, a phone's tabs and its menu, the command palette, the keys and their help read it. A
 * new page is one line here.
 */
import Bell from 'lucide-react/icons/bell'
import FolderOpen from 'lucide-react/icons/folder-open'
import Home from 'lucide-react/icons/house'
import Search from 'lucide-react/icons/search'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { defaultParameters, countryParameters } from '@/routing/defaultParameters.ts'
import { paths } from '@/routing/paths.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { PAGES } from '@/words/pageNames.ts'
import { UPDATE_ALL_LABEL } from '@/words/updateAllNames.ts'

/** The user's settings that every link carries over. */
type LinkSettings = { countries: readonly string[]; ownMerchants: OwnMerchantsByCountry }

type NavItemDefinition = {
  name: string
  /**
   * Where the page is listed. header: in the header; menu: in a phone's menu; keys: only in the command palette and by shortcut.
   */
  in: 'header' | 'menu' | 'keys'
  /** The icon of the page’s tab on a phone; a page without one is in the phone's menu. */
  Icon?: ComponentType
  /** A further name by which the command palette finds the page. */
  also?: string
  /** The key after G that opens the page. */
  key?: string
  /** Whether the page exists only in the demo. */
  demo?: true
  to: (settings: LinkSettings) => string
  /** The page’s own path, and a pattern for pages that belong to it. */
  path: string
  inside?: RegExp
}

const PLACES: readonly NavItemDefinition[] = [
  { name: PAGES.start, in: 'header', Icon: Home, key: 'h', path: '/', to: paths.start },
  {
    name: PAGES.search,
    in: 'header',
    Icon: Search,
    key: 's',
    path: '/search',
    inside: /^\/products\//,
    to: ({ countries }) => paths.search({ countries }),
  },
  {
    name: PAGES.findByLink,
    in: 'header',
    key: 'r',
    path: '/resolve',
    to: ({ countries }) => paths.resolve({ countries }),
  },
  {
    name: PAGES.ean,
    in: 'header',
    key: 'e',
    path: '/ean',
    inside: /^\/ean\//,
    to: (settings) => paths.ean(null, settings),
  },
  {
    name: PAGES.collections,
    in: 'header',
    Icon: FolderOpen,
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
    name: PAGES.assortment,
    also: 'Gaps, price ladder',
    in: 'header',
    key: 'm',
    path: '/assortment',
    inside: /^\/assortment\//,
    to: (settings) => paths.map(defaultParameters(settings)),
  },
  {
    name: PAGES.alerts,
    in: 'header',
    Icon: Bell,
    key: 'a',
    path: '/alerts',
    inside: /^\/(?:changes|reports)(?:\/|$)/,
    to: () => paths.watch(),
  },
  {
    name: PAGES.changes,
    also: UPDATE_ALL_LABEL,
    in: 'menu',
    key: 'd',
    path: '/changes',
    inside: /^\/changes\//,
    to: () => paths.updates(),
  },
  { name: PAGES.reports, in: 'menu', key: 't', path: '/reports', to: paths.reports },
  {
    name: PAGES.brand,
    in: 'menu',
    key: 'n',
    path: '/assortment/brands',
    to: ({ countries }) => paths.brand('', { countries }),
  },
  {
    name: PAGES.compare,
    in: 'menu',
    key: 'v',
    path: '/compare',
    to: ({ countries: [country = ''] }) => paths.compare(countryParameters([country])),
  },
  {
    name: PAGES.priceList,
    in: 'menu',
    key: 'p',
    path: '/my-data/prices',
    to: ({ countries }) => paths.priceList(countryParameters(countries)),
  },
  {
    name: PAGES.ownCatalog,
    in: 'menu',
    demo: true,
    path: '/my-data/catalog',
    to: paths.ownCatalog,
  },
  { name: PAGES.service, in: 'menu', key: 'i', path: '/service', to: paths.service },
  { name: PAGES.settings, in: 'menu', key: ',', path: '/settings', to: () => paths.settings() },
]

/** Every page with a key, for the table of shortcuts: "G then S". */
export const navItemKeys = PLACES.flatMap(({ name, key }) =>
  key === undefined ? [] : { name, key },
)

/** How the current page relates to a navigation item: 'page' if it is the item’s page, true if it belongs to the item’s page. */
function currentOf(
  { path, inside }: NavItemDefinition,
  pathname: string,
): 'page' | true | undefined {
  if (pathname === path) return 'page'
  return inside?.test(pathname) === true ? true : undefined
}

/** All navigation items of this connection, with their addresses for the user’s current settings. */
export function useNavItems() {
  const { pathname } = useLocation()
  const { mode } = useConnection()
  const [countries] = useCountries()
  const [ownMerchants] = usePreference('mine')
  return PLACES.filter(({ demo }) => demo !== true || mode === 'demo').map((place) => ({
    ...place,
    to: place.to({ countries, ownMerchants }),
    current: currentOf(place, pathname),
  }))
}

export type NavItem = ReturnType<typeof useNavItems>[number]
