import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { priceLookup, type PriceLookup } from '@/domain/pricing/priceList/priceLookup.ts'
import {
  onPriceLists,
  readPriceList,
  type StoredPriceList,
} from '@/storage/priceLists/priceList.ts'

export type PriceList = {
  /** An empty list may be one that is still being read, or that the browser’s storage does not give. */
  state: 'reading' | 'unreadable' | 'read'
  /** What the list says of a code of any length; null where it says nothing. The same function for one version. */
  lookup: PriceLookup
  size: number
  /** Another number for other prices. */
  version: number
}

const READING: PriceList = { state: 'reading', lookup: () => null, size: 0, version: 0 }
const UNREADABLE: PriceList = { ...READING, state: 'unreadable' }

let versions = 0

type ReadPriceList = StoredPriceList & PriceList

function isSame(a: StoredPriceList, b: StoredPriceList): boolean {
  const isSameEntry = (entry: PriceEntry, at: number) => {
    const other = b.entries[at]
    return (
      entry.code === other?.code &&
      entry.price === other.price &&
      entry.cost === other.cost &&
      (entry.floor ?? null) === (other.floor ?? null) &&
      entry.note === other.note &&
      entry.title === other.title
    )
  }
  return (
    a.at === b.at &&
    a.damaged === b.damaged &&
    a.isInMemory === b.isInMemory &&
    a.entries.length === b.entries.length &&
    a.entries.every(isSameEntry)
  )
}

/** The kept price list of one country; read again when one comes back to the page, as another tab may have changed it. */
export function priceListQuery(connectionId: string, country: string) {
  return queryOptions({
    queryKey: ['price list', connectionId, country.toLowerCase()] as const,
    queryFn: async ({ client, queryKey }): Promise<ReadPriceList> => {
      const list = await readPriceList({ connectionId, country })
      const known = client.getQueryData<ReadPriceList>(queryKey)
      // What has not changed stays the same object: ten thousand rows of a batch may have been worked out of it.
      if (known && isSame(known, list)) return known
      versions += 1
      return {
        ...list,
        state: 'read',
        lookup: priceLookup(list.entries),
        size: list.entries.length,
        version: versions,
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
    // Comparing fifty thousand rows with those before them would find nothing worth knowing.
    structuralSharing: false,
    // A database that another tab had closed is open again for whoever asks next.
    retry: 1,
    retryDelay: 100,
  })
}

/** Reads the price lists of the connection again when one was changed, here or in another tab. */
export function useFreshPriceLists(): void {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(
    () => onPriceLists(id, () => void client.invalidateQueries({ queryKey: ['price list', id] })),
    [client, id],
  )
}

/**
 * The user's own prices in one country: in another one they would be in another currency. An empty list until it is
 * read, and where there is none.
 */
export function usePriceList(country: string): PriceList {
  const { id } = useConnection()
  useFreshPriceLists()
  const { data, isError } = useQuery(priceListQuery(id, country))
  return data ?? (isError ? UNREADABLE : READING)
}
