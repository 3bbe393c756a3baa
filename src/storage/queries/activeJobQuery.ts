import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { STORED_OPTIONS } from './storedOptions.ts'

/**
 * A query for a job that is active in this tab. `open` gives an object that updates itself, so the result is neither compared,
 * cached nor refetched.
 */
export function activeJobQuery<Open>(key: QueryKey, open: () => Promise<Open>) {
  return queryOptions({
    queryKey: key,
    queryFn: open,
    structuralSharing: false,
    gcTime: 0,
    ...STORED_OPTIONS,
  })
}
