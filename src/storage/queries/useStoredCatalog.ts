import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OwnCatalog } from '@/api/ownCatalog.ts'
import { STORED_OPTIONS } from './storedOptions.ts'

const KEY = ['own catalog'] as const

/** The imported catalog that this browser stores, null if there is none. The query fails if the storage can’t be used. */
export function useStoredCatalog(own: OwnCatalog) {
  return useQuery({
    queryKey: KEY,
    queryFn: own.storedCatalog,
    ...STORED_OPTIONS,
  })
}

/** Returns a function that refetches the stored catalog; call it after changing the catalog. */
export function useReadStoredAgain() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client])
}
