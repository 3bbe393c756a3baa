import Barcode from 'lucide-react/icons/barcode'
import Layers from 'lucide-react/icons/layers'
import LinkIcon from 'lucide-react/icons/link'
import ListIcon from 'lucide-react/icons/list'
import Search from 'lucide-react/icons/search'
import { useLocation } from 'react-router-dom'
import { useCountries } from '../../shell/settings/useCountries.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { paths } from '../../url/paths.ts'
import { PAGES } from '../../words/pageNames.ts'

/** What the navigation leads to, and which of it one is in; a product belongs to Search, a map to the workbench. */
export function useSections() {
  const { pathname } = useLocation()
  const [countries] = useCountries()
  const [mine] = usePreference('mine')
  const section = (
    label: string,
    Icon: typeof Search | null,
    own: string,
    to: string,
    { short = label, inside = `${own}/`, also = own } = {},
  ) => ({
    label,
    short,
    Icon,
    to,
    current:
      pathname === own
        ? ('page' as const)
        : pathname === also || pathname.startsWith(inside)
          ? true
          : undefined,
  })

  return [
    section(PAGES.search, Search, '/search', paths.search({ countries }), { inside: '/products/' }),
    section(PAGES.resolve, LinkIcon, '/resolve', paths.resolve({ countries })),
    section(PAGES.ean, Barcode, '/ean', paths.ean(null, { countries, mine }), { short: 'EAN' }),
    section(PAGES.batch, Layers, '/batch', paths.batch()),
    // A phone's tabs are full: there it is reached from Search.
    section(PAGES.workbench, null, '/workbench', paths.workbench(), { also: '/map' }),
    section(PAGES.lists, ListIcon, '/lists', paths.lists()),
  ]
}
