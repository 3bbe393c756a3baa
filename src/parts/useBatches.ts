import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listBatches, onBatches } from '../store/batches.ts'
import { useConnection } from './connection.tsx'

/** The batches that this browser keeps for the connection, newest first. */
export function useBatches() {
  const { id: connectionId } = useConnection()
  const client = useQueryClient()
  useEffect(
    () => onBatches(() => void client.invalidateQueries({ queryKey: ['batches', connectionId] })),
    [client, connectionId],
  )
  return useQuery({
    queryKey: ['batches', connectionId],
    queryFn: () => listBatches(connectionId),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
}
