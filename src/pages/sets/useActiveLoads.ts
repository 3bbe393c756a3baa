import { useSyncExternalStore } from 'react'
import { useConnection } from '../../shell/connection.tsx'
import { openLoads, type LoadJob } from '../../work/load/openLoads.ts'

/** The loads of this connection that run or are paused in this tab. */
export function useActiveLoads(): readonly LoadJob[] {
  const { id } = useConnection()
  const active = useSyncExternalStore(openLoads.subscribe, openLoads.active)
  return active.filter(({ connectionId }) => connectionId === id)
}
