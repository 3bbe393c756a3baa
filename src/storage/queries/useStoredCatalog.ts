import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OwnCatalog } from '@/api/ownCatalog.ts'
import { STORED_OPTIONS } from './storedOptions.ts'

const KEY = ['own catalog'] as const

/** The catalog that this browser keeps; an error where it keeps nothing. */
export function useStoredCatalog(own: OwnCatalog) {
  return useQuery({
    queryKey: KEY,
    queryFn: own.storedCatalog,
    ...STORED_OPTIONS,
  })
}

/** For whoever has just changed what is stored. */
export function useReadStoredAgain() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client])
}
