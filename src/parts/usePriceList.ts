import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { priceLookup, type PriceLookup } from '../domain/priceList/priceLookup.ts'
import { onPriceLists, readPriceList } from '../store/priceList.ts'
import { useConnection } from './connection.tsx'

export type { OwnPrice } from '../domain/priceList/ownPrice.ts'
export type { PriceLookup }

export type PriceList = {
  /** What the list says of a code of any length; null where it says nothing. The same function for one version. */
  lookup: PriceLookup
  size: number
  /** Another number for other prices. */
  version: number
}

const NONE: PriceList = { lookup: () => null, size: 0, version: 0 }

let versions = 0

/** The kept price list of one country, read once; it is changed in this app alone. */
export function priceListQuery(connectionId: string, country: string) {
  return queryOptions({
    queryKey: ['price list', connectionId, country.toLowerCase()] as const,
    queryFn: async () => {
      const list = await readPriceList({ connectionId, country })
      versions += 1
      return {
        ...list,
        lookup: priceLookup(list.entries),
        size: list.entries.length,
        version: versions,
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
    // Comparing fifty thousand rows with those before them would find nothing worth knowing.
    structuralSharing: false,
    retry: false,
  })
}

/** Reads price lists again when one was changed. */
export function useFreshPriceLists(): void {
  const client = useQueryClient()
  useEffect(
    () => onPriceLists(() => void client.invalidateQueries({ queryKey: ['price list'] })),
    [client],
  )
}

/**
 * The user's own prices in one country: in another one they would be in another currency. An empty list until it is
 * read, and where there is none.
 */
export function usePriceList(country: string): PriceList {
  const { id } = useConnection()
  useFreshPriceLists()
  return useQuery(priceListQuery(id, country)).data ?? NONE
}
