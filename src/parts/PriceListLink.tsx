import { formatCount } from '../domain/format.ts'
import { paths } from '../url/paths.ts'
import { encodePriceList } from '../url/priceListState.ts'
import { Link } from './Link.tsx'
import { usePriceList } from './usePriceList.ts'

/** Leads to the user's price list of a country, and says how much is in it. */
export function PriceListLink({ country }: { country: string }) {
  const { size } = usePriceList(country)
  const codes = size === 1 ? '1 code' : `${formatCount(size)} codes`
  return (
    <Link to={paths.priceList(encodePriceList({ countries: [country] }))}>
      {size === 0 ? `Price list for ${country}: none kept` : `Price list for ${country}: ${codes}`}
    </Link>
  )
}
