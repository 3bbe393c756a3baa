import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { observedService } from '../../catalog/profile/observedService.ts'
import { profileOf, type Profile } from '../../catalog/profile/profileOf.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { onObservations } from '../../store/observations/observations.ts'
import { OBSERVATIONS, observationsQuery } from '../kept/observationsQuery.ts'

/** The profile of the service that is asked now; follows what its answers show. */
export function useProfile(): { profile: Profile; service: string } {
  const connection = useConnection()
  const { search } = useLocation()
  const service = observedService(connection, search)
  const client = useQueryClient()
  useEffect(
    () => onObservations(() => void client.invalidateQueries({ queryKey: OBSERVATIONS })),
    [client],
  )
  const { data } = useQuery(observationsQuery(service))
  const profile = useMemo(() => profileOf(data ?? [], connection), [data, connection])
  return { profile, service }
}
