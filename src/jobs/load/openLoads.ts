/** The loads of collections that are open in this tab. */
import type { Connection } from '@/api/connection.ts'
import { browserEnvironment } from '@/jobs/job/browserEnvironment.ts'
import { createOpenJobs, type OpenJobs } from '@/jobs/job/openJobs.ts'
import type { TabEnvironment } from '@/jobs/job/tabs/tabJob.ts'
import { openLoad, type LoadJob } from './loadJob.ts'

export type { LoadJob }

export type OpenLoads = OpenJobs<LoadJob, [setId: string, snapshotId: string]>

/** `getEnvironment` returns the environment for a load from this connection. */
export function createOpenLoads(
  getEnvironment: (connection: Connection) => TabEnvironment,
): OpenLoads {
  return createOpenJobs((connection: Connection, setId: string, versionId: string) =>
    openLoad(connection, setId, versionId, getEnvironment(connection)),
  )
}

/** The instance of this tab. */
export const openLoads: OpenLoads = createOpenLoads(browserEnvironment)
