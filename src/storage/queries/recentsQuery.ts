import { queryOptions } from '@tanstack/react-query'

/** The recent look-ups of a connection, newest first. */
export function recentsQuery(connectionId: string) {
  return queryOptions({
    queryKey: ['recents', connectionId] as const,
    queryFn: async () => {
      const { readLookups } = await import('@/storage/searches/recents.ts')
      return readLookups(connectionId)
    },
    networkMode: 'always',
    staleTime: Infinity,
  })
}
