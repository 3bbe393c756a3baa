import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listRuns, onRuns } from '../store/againRuns.ts'
import { useConnection } from './connection.tsx'

/** The runs of everything again, the newest first; read again when one changed, here or in another tab. */
export function useRuns() {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(
    () => onRuns(id, () => void client.invalidateQueries({ queryKey: ['runs', id] })),
    [client, id],
  )
  return useQuery({
    queryKey: ['runs', id],
    queryFn: () => listRuns(id),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
}
