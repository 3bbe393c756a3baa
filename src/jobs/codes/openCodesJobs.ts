/** The collections of codes that are open in this tab. */
import type { Connection } from '@/api/connection.ts'
import { browserEnvironment } from '@/jobs/job/browserEnvironment.ts'
import { createOpenJobs, type OpenJobs } from '@/jobs/job/openJobs.ts'
import { openCodesJob, type CodesJob, type CodesEnvironment } from './codesJob.ts'

export type OpenCodesJobs = OpenJobs<CodesJob, [id: string]>

/** Makes the list of open collections. `getEnvironment` returns the environment for the jobs of a connection. */
export function createOpenCodesJobs(
  getEnvironment: (connection: Connection) => CodesEnvironment,
): OpenCodesJobs {
  return createOpenJobs((connection: Connection, id: string) =>
    openCodesJob(connection, id, getEnvironment(connection)),
  )
}

/** The open collections of this tab. */
export const openCodesJobs: OpenCodesJobs = createOpenCodesJobs(browserEnvironment)
