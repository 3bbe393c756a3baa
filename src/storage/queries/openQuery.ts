import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { STORED_OPTIONS } from './storedOptions.ts'

/** Work that is open in this tab: it changes by itself, so there is nothing to compare, to keep or to ask again. */
export function openQuery<Open>(key: QueryKey, open: () => Promise<Open>) {
  return queryOptions({
    queryKey: key,
    queryFn: open,
    structuralSharing: false,
    gcTime: 0,
    ...STORED_OPTIONS,
  })
}
