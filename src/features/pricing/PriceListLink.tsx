import { shownCountry } from '@/lib/countryCode.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodePriceList } from '@/routing/states/priceListState.ts'
import { usePriceList, type PriceList } from '@/storage/queries/usePriceList.ts'
import { PAGES } from '@/words/pageNames.ts'

/** The size of a price list in words; null while the list is loading. */
function sizeInWords({ state, size }: PriceList): string | null {
  if (state === 'reading') return null
  if (state === 'unreadable') return 'couldn’t be read'
  if (size === 0) return 'none saved'
  return plural(size, 'code')
}

/** Links to the user's price list of a country, with its size. */
export function PriceListLink({ country }: { country: string }) {
  const words = sizeInWords(usePriceList(country))
  return (
    <Link to={paths.priceList(encodePriceList({ countries: [country] }))}>
      {`${PAGES.priceList} in ${shownCountry(country)}${words === null ? '' : `: ${words}`}`}
    </Link>
  )
}
