import { queryOptions } from '@tanstack/react-query'
import { readObservations } from '@/storage/observations/observations.ts'
import { STORED_OPTIONS } from './storedOptions.ts'

/** The first element of the query keys for observed facts; used alone, it matches the queries of all services. */
export const OBSERVATIONS_KEY = ['observations'] as const

/** The observed facts about a service (`observedService`). */
export function observationsQuery(service: string) {
  return queryOptions({
    queryKey: [...OBSERVATIONS_KEY, service] as const,
    queryFn: () => readObservations(service),
    ...STORED_OPTIONS,
  })
}
