import { usePriceList } from '../../parts/usePriceList.ts'
import { paths } from '../../url/paths.ts'
import { encodePriceList } from '../../url/priceListState.ts'

/** What the user's price list says of a code, and the way to it; an answer for several countries has no list of its own. */
export function useOwnList(code: string, countries: readonly string[]) {
  const [country = ''] = countries.length === 1 ? countries : []
  const { state, lookup } = usePriceList(country)
  return {
    own: lookup(code),
    /** There may be a price of the user's that is not known here. */
    isUnreadable: country !== '' && state === 'unreadable',
    to: paths.priceList(encodePriceList({ countries, q: code })),
  }
}

export type OwnList = ReturnType<typeof useOwnList>
