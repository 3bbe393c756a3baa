/** The loads of collections that are open in this tab. */
import type { Connection } from '@/api/connection.ts'
import { browserEnvironment } from '@/jobs/job/browserEnvironment.ts'
import { createOpenJobs, type OpenJobs } from '@/jobs/job/openJobs.ts'
import type { TabEnvironment } from '@/jobs/job/tabs/tabJob.ts'
import { openLoad, type LoadJob } from './loadJob.ts'

export type { LoadJob }

export type OpenLoads = OpenJobs<LoadJob, [setId: string, snapshotId: string]>

/** Makes the list of open loads. `getEnvironment` returns the environment for the loads of a connection. */
export function createOpenLoads(
  getEnvironment: (connection: Connection) => TabEnvironment,
): OpenLoads {
  return createOpenJobs((connection: Connection, collectionId: string, versionId: string) =>
    openLoad(connection, collectionId, versionId, getEnvironment(connection)),
  )
}

/** The open loads of this tab. */
export const openLoads: OpenLoads = createOpenLoads(browserEnvironment)
