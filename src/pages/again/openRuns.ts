/** The runs that are open in this tab: they go on while their page is left. */
import type { Connection } from '../../api/connection.ts'
import { browserWorld } from '../../jobs/browserWorld.ts'
import { createOpenJobs } from '../../jobs/openJobs.ts'
import type { LoadJob } from '../../jobs/openLoads.ts'
import { openRun, type AgainJob } from '../../jobs/runAgain.ts'
import { againWorks } from './againWorks.ts'

export type OpenRun = AgainJob<LoadJob>

export const openRuns = createOpenJobs((connection: Connection, id: string) =>
  openRun(connection, id, browserWorld(connection), againWorks),
)
