import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { readGtin } from '@/lib/gtin.ts'
import { paths } from '@/routing/paths.ts'
import { encodePriceList } from '@/routing/states/priceListState.ts'
import { priceListQuery, usePriceList } from '@/storage/queries/usePriceList.ts'

/**
 * The code's entry in your price list, and the address of that list. There is none for an answer of several countries, because
 * each country has its own list.
 */
export function useOwnListEntry(code: string, countries: readonly string[]) {
  const [country = ''] = countries.length === 1 ? countries : []
  const { id } = useConnection()
  const client = useQueryClient()
  const { state, lookup } = usePriceList(country)
  return {
    own: lookup(code),
    /** The country whose price list saves a typed price; '' when it can't be saved. */
    takenIn: state !== 'unreadable' && readGtin(code).kind === 'valid' ? country : '',
    /** Whether the price list can't be read, so that you may have a price that is unknown here. */
    isUnreadable: country !== '' && state === 'unreadable',
    /** Reads the entry as it is stored now, because the click that needs it may also have saved a typed price. */
    ownNow: async () => {
      if (country === '') return null
      const query = { ...priceListQuery(id, country), staleTime: 0 }
      const list = await client.fetchQuery(query).catch(() => null)
      return list === null ? lookup(code) : list.lookup(code)
    },
    to: paths.priceList(encodePriceList({ countries, q: code })),
  }
}

export type OwnListEntry = ReturnType<typeof useOwnListEntry>
