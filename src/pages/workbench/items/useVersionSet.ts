import { useQuery } from '@tanstack/react-query'
import { isSameSource } from '../../../model/again/sameSource.ts'
import type { ResultSet } from '../../../model/resultSet/resultSet.ts'
import { setsQuery, useFreshSets } from '../../../queries/kept/setsQuery.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'

/**
 * The result set that has the versions of a collection of codes or of picked products, in the same countries; `kept` is null
 * where it has none, undefined until that is known.
 */
export function useVersionSet(of: Pick<ResultSet, 'source' | 'countries'>) {
  const { id: connectionId } = useConnection()
  useFreshSets(connectionId)
  const { data, isError } = useQuery(setsQuery(connectionId))
  return { kept: data && (data.sets.find(({ set }) => isSameSource(set, of)) ?? null), isError }
}
