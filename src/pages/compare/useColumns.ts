import { useQueries } from '@tanstack/react-query'
import { traitsQuery } from '../../catalog/operations/traits.ts'
import { useConnection } from '../../shell/connection.tsx'
import { toColumn, type Column } from './compareColumns.ts'

/**
 * Asks for all products at once, each by the request that its own page makes, in one country. One that fails leaves the
 * others as they are.
 */
export function useColumns(ids: readonly string[], country: string): Column[] {
  const connection = useConnection()
  const queries = useQueries({
    queries: ids.map((id) => traitsQuery(connection, { id, countries: [country], mode: 'full' })),
  })
  return queries.flatMap((query, place) => {
    const id = ids[place]
    return id === undefined ? [] : [toColumn(id, query)]
  })
}
