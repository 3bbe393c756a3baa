import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OwnCatalog } from '@/api/ownCatalog.ts'
import { STORED_OPTIONS } from './storedOptions.ts'

const KEY = ['own catalog'] as const

/** The imported catalog stored in this browser; an error without one. */
export function useStoredCatalog(own: OwnCatalog) {
  return useQuery({
    queryKey: KEY,
    queryFn: own.storedCatalog,
    ...STORED_OPTIONS,
  })
}

/** Call the returned function after changing the stored catalog. */
export function useReadStoredAgain() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client])
}
