import Barcode from 'lucide-react/icons/barcode'
import LinkIcon from 'lucide-react/icons/link'
import Search from 'lucide-react/icons/search'
import { useLocation } from 'react-router-dom'
import { useCountries } from '../parts/useCountries.ts'
import { usePreference } from '../parts/usePreference.ts'
import { paths } from '../url/paths.ts'

/** What the navigation leads to, and which of it one is in; a product belongs to Search. */
export function useSections() {
  const { pathname } = useLocation()
  const [countries] = useCountries()
  const [mine] = usePreference('mine')
  const current = (own: string, inside: RegExp) =>
    pathname === own ? ('page' as const) : inside.test(pathname) ? true : undefined

  return [
    {
      label: 'Search',
      short: 'Search',
      Icon: Search,
      to: paths.search({ countries }),
      current: current('/search', /^\/products\//),
    },
    {
      label: 'Resolve',
      short: 'Resolve',
      Icon: LinkIcon,
      to: paths.resolve({ countries }),
      current: current('/resolve', /^\/resolve\//),
    },
    {
      label: 'EAN prices',
      short: 'EAN',
      Icon: Barcode,
      to: paths.ean(null, { countries, mine }),
      current: current('/ean', /^\/ean\//),
    },
  ]
}
