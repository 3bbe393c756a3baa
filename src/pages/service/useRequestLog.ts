import { useSyncExternalStore } from 'react'
import { lastRequests, onRequest, type LoggedRequest } from '../../catalog/http/log.ts'

/** The last requests, newest first, as they end. */
export function useRequestLog(): readonly LoggedRequest[] {
  return useSyncExternalStore(onRequest, lastRequests)
}
