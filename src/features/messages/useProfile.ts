import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { observedService } from '@/api/profile/observedService.ts'
import { profileOf, type Profile } from '@/api/profile/profileOf.ts'
import { onObservations } from '@/storage/observations/observations.ts'
import { OBSERVATIONS_KEY, observationsQuery } from '@/storage/queries/observationsQuery.ts'

/** The profile of the service in use. It is updated when new answers confirm or contradict what the app assumes. */
export function useProfile(): { profile: Profile; service: string } {
  const connection = useConnection()
  const { search } = useLocation()
  const service = observedService(connection, search)
  const client = useQueryClient()
  useEffect(
    () => onObservations(() => void client.invalidateQueries({ queryKey: OBSERVATIONS_KEY })),
    [client],
  )
  const { data } = useQuery(observationsQuery(service))
  const profile = useMemo(() => profileOf(data ?? [], connection), [data, connection])
  return { profile, service }
}
