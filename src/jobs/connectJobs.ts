/** Passes a new connection to every open job of this tab. */
import type { Connection } from '@/api/connection.ts'
import { openCodesJobs } from './codes/openCodesJobs.ts'
import { openLoads } from './load/openLoads.ts'

export function connectJobs(connection: Connection): void {
  openCodesJobs.use(connection)
  openLoads.use(connection)
}
