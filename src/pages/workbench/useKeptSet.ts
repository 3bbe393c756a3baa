import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '../../parts/connection.tsx'
import { onSets, readSet } from '../../store/resultSets.ts'

/** A set that this browser keeps, null where it keeps none; read again when it was changed, here or in another tab. */
export function useKeptSet(setId: string) {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(
    () => onSets(id, () => void client.invalidateQueries({ queryKey: ['result set', id, setId] })),
    [client, id, setId],
  )
  return useQuery({
    queryKey: ['result set', id, setId] as const,
    queryFn: () => readSet(id, setId),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
}
