import { usePriceList } from '../../parts/usePriceList.ts'
import { paths } from '../../url/paths.ts'
import { encodePriceList } from '../../url/priceListState.ts'

/** What the user's price list says of a code, and the way to it; an answer for several countries has no list of its own. */
export function useOwnList(code: string, countries: readonly string[]) {
  const [country = ''] = countries.length === 1 ? countries : []
  const { lookup } = usePriceList(country)
  return { own: lookup(code), to: paths.priceList(encodePriceList({ countries, q: code })) }
}
