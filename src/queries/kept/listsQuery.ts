import { queryOptions } from '@tanstack/react-query'
import { readLists } from '../../store/lists/lists.ts'
import { KEPT } from './keptOptions.ts'

/** The lists that this browser keeps for a connection. */
export function listsQuery(connectionId: string) {
  return queryOptions({
    queryKey: ['lists', connectionId] as const,
    queryFn: () => readLists(connectionId),
    ...KEPT,
  })
}
