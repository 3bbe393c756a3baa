import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { readItemsId, type ItemsOf } from '@/domain/collections/collectionId.ts'
import {
  DamagedCollectionError,
  onCollections,
  readKind,
} from '@/storage/collections/collections.ts'
import { STORED_OPTIONS } from './storedOptions.ts'

/** What the collection of an address is, and in which countries. */
export type AddressedCollection = {
  of: ItemsOf
  /** `versions`: nothing but its versions can be shown, or what is wrong with it. */
  kind: 'search' | 'codes' | 'picked' | 'versions'
  /** Of a search that was saved and not loaded: its address. */
  path?: string
}

/** Throws where the database cannot be read. Of a damaged collection the page of versions says what is the matter. */
async function kindOf(connectionId: string, address: string): Promise<AddressedCollection | null> {
  const named = readItemsId(address)
  const read = async (id: string) => readKind(connectionId, id)
  try {
    const whole = await read(address)
    const found = whole ?? (named.country === '' ? null : await read(named.id))
    if (found === null) return null
    const { id, kind, path, countries, hasVersionsOnly } = found
    return {
      of: { id, country: countries?.join() ?? (whole ? '' : named.country) },
      kind: hasVersionsOnly ? 'versions' : kind,
      ...(path !== undefined && { path }),
    }
  } catch (error) {
    if (error instanceof DamagedCollectionError) return { of: named, kind: 'versions' }
    throw error
  }
}

/**
 * What the collection of an address is; `data` is null where this browser has no such collection. Once it is known it stays: the
 * page of the collection says by itself that it was deleted meanwhile.
 */
export function useCollectionKind(address: string) {
  const { id: connectionId } = useConnection()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['collection kind', connectionId, address],
    queryFn: () => kindOf(connectionId, address),
    refetchOnWindowFocus: false,
    ...STORED_OPTIONS,
  })
  const isMissing = query.data === null
  useEffect(() => {
    if (!isMissing) return undefined
    // A deletion that is undone brings it back.
    return onCollections(
      connectionId,
      () => void client.invalidateQueries({ queryKey: ['collection kind', connectionId, address] }),
    )
  }, [client, connectionId, address, isMissing])
  return query
}
