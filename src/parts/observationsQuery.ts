import { queryOptions } from '@tanstack/react-query'
import { readObservations } from '../store/observations.ts'

/** What was observed of a service (`observedService`). */
export function observationsQuery(service: string) {
  return queryOptions({
    queryKey: ['observations', service] as const,
    queryFn: () => readObservations(service),
    networkMode: 'always',
    staleTime: 0,
  })
}
