import Search from 'lucide-react/icons/search'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'

type Props = { text: string; countries: string[] }

/** A link that searches for the text of an ID that was not found. */
export function SearchInstead({ text, countries }: Props) {
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return (
    <Link to={paths.search({ q: text, countries })} className={buttonClass()}>
      <Search />
      <span>Search for this text in {shownCountries(countries)}</span>
    </Link>
  )
}
