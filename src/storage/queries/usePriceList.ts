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
  /** The state of the list, because an empty one may still be loading or be unreadable. */
  state: 'reading' | 'unreadable' | 'read'
  /** Finds the entry of a code of any length; null if there is none. The same function until `version` changes. */
  lookup: PriceLookup
  size: number
  /** Changes whenever the prices change. */
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

/** The stored price list of one country; refetched when the user returns to the page, because another tab may have changed it. */
export function priceListQuery(connectionId: string, country: string) {
  return queryOptions({
    queryKey: ['price list', connectionId, country.toLowerCase()] as const,
    queryFn: async ({ client, queryKey }): Promise<ReadPriceList> => {
      const list = await readPriceList({ connectionId, country })
      const known = client.getQueryData<ReadPriceList>(queryKey)
      // An unchanged list stays the same object, because ten thousand rows may depend on it.
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
    // Comparing fifty thousand rows with the earlier ones would be wasted work.
    structuralSharing: false,
    // Another tab may have closed the database (to add a store); it opens again on the next call.
    retry: 1,
    retryDelay: 100,
  })
}

/** Refetches the price lists of the connection when one changes, in this tab or another. */
export function useFreshPriceLists(): void {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(
    () => onPriceLists(id, () => void client.invalidateQueries({ queryKey: ['price list', id] })),
    [client, id],
  )
}

/**
 * The user’s prices in one country; prices of other countries may have another currency. The list is empty until it is read, and if
 * there is none.
 */
export function usePriceList(country: string): PriceList {
  const { id } = useConnection()
  useFreshPriceLists()
  const { data, isError } = useQuery(priceListQuery(id, country))
  return data ?? (isError ? UNREADABLE : READING)
}
