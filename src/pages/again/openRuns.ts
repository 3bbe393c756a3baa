/** The runs that are open in this tab: they go on while their page is left. */
import type { Connection } from '../../catalog/connection.ts'
import { openRun, type AgainJob } from '../../work/again/runAgain.ts'
import { browserWorld } from '../../work/job/browserWorld.ts'
import { createOpenJobs } from '../../work/job/openJobs.ts'
import type { LoadJob } from '../../work/load/openLoads.ts'
import { againWorks } from './againWorks.ts'

export type OpenRun = AgainJob<LoadJob>

export const openRuns = createOpenJobs((connection: Connection, id: string) =>
  openRun(connection, id, browserWorld(connection), againWorks),
)
