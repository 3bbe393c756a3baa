import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import {
  readIdWithCountries,
  type CollectionInCountries,
} from '@/domain/collections/collectionId.ts'
import {
  DamagedCollectionError,
  onCollections,
  readKind,
} from '@/storage/collections/collections.ts'
import { STORED_OPTIONS } from './storedOptions.ts'

/** A collection as a URL names it: its kind, its id and its countries. */
export type AddressedCollection = {
  of: CollectionInCountries
  /** The kind of collection. `versions`: its codes are gone or its data is damaged, so only versions or an error can be shown. */
  kind: 'search' | 'codes' | 'picked' | 'versions'
  /** The URL of a search that was saved but not loaded. */
  path?: string
}

/**
 * Finds the collection that a URL names. Throws if the database cannot be read. For a damaged collection, the page of versions
 * shows the error.
 */
async function kindOf(connectionId: string, address: string): Promise<AddressedCollection | null> {
  const named = readIdWithCountries(address)
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
 * The kind of the collection in a URL; `data` is null if this browser has no such collection. Once known it stays: the collection’s
 * page itself shows that it was deleted in the meantime.
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
    // The collection exists again if its deletion is undone.
    return onCollections(
      connectionId,
      () => void client.invalidateQueries({ queryKey: ['collection kind', connectionId, address] }),
    )
  }, [client, connectionId, address, isMissing])
  return query
}
