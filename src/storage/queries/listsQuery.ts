import { queryOptions } from '@tanstack/react-query'
import { listPicked } from '@/storage/collections/picked.ts'
import { KEPT } from './keptOptions.ts'

/** The lists that this browser keeps for a connection. */
export function listsQuery(connectionId: string) {
  return queryOptions({
    queryKey: ['lists', connectionId] as const,
    queryFn: () => listPicked(connectionId),
    ...KEPT,
  })
}
