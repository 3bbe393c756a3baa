import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { readGtin } from '@/lib/gtin.ts'
import { paths } from '@/routing/paths.ts'
import { encodePriceList } from '@/routing/states/priceListState.ts'
import { priceListQuery, usePriceList } from '@/storage/queries/usePriceList.ts'

/** What the user's price list says of a code, and the way to it; an answer for several countries has no list of its own. */
export function useOwnList(code: string, countries: readonly string[]) {
  const [country = ''] = countries.length === 1 ? countries : []
  const { id } = useConnection()
  const client = useQueryClient()
  const { state, lookup } = usePriceList(country)
  return {
    own: lookup(code),
    /** Whose list takes a price that is typed; '' where none does. */
    takenIn: state !== 'unreadable' && readGtin(code).kind === 'valid' ? country : '',
    /** There may be a price of the user's that is not known here. */
    isUnreadable: country !== '' && state === 'unreadable',
    /** As it is stored at this moment: a price may have been typed with the click that asks. */
    ownNow: async () => {
      if (country === '') return null
      const query = { ...priceListQuery(id, country), staleTime: 0 }
      const list = await client.fetchQuery(query).catch(() => null)
      return list === null ? lookup(code) : list.lookup(code)
    },
    to: paths.priceList(encodePriceList({ countries, q: code })),
  }
}

export type OwnList = ReturnType<typeof useOwnList>
