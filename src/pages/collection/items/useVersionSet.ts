import { useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import type { ResultSet } from '@/domain/resultSet/resultSet.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { setsQuery, useFreshSets } from '@/storage/queries/setsQuery.ts'

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
