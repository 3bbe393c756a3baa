import { useSyncExternalStore } from 'react'
import { openLoads, type LoadJob } from '../../jobs/openLoads.ts'
import { useConnection } from '../../parts/connection.tsx'

/** The loads of this connection that run or are paused in this tab. */
export function useActiveLoads(): readonly LoadJob[] {
  const { id } = useConnection()
  const active = useSyncExternalStore(openLoads.subscribe, openLoads.active)
  return active.filter(({ connectionId }) => connectionId === id)
}
