import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { readGtin } from '@/lib/gtin.ts'
import { paths } from '@/routing/paths.ts'
import { encodePriceList } from '@/routing/states/priceListState.ts'
import { priceListQuery, usePriceList } from '@/storage/queries/usePriceList.ts'

/** The code's entry in the user's price list, and the address of the list; an answer for several countries has no price list. */
export function useOwnList(code: string, countries: readonly string[]) {
  const [country = ''] = countries.length === 1 ? countries : []
  const { id } = useConnection()
  const client = useQueryClient()
  const { state, lookup } = usePriceList(country)
  return {
    own: lookup(code),
    /** The country whose list saves a typed price; '' when it can't be saved. */
    takenIn: state !== 'unreadable' && readGtin(code).kind === 'valid' ? country : '',
    /** The list can't be read, so the user may have an unknown price. */
    isUnreadable: country !== '' && state === 'unreadable',
    /** The entry as stored at this moment: the click may have committed a typed price. */
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
