/** The batches that are open in this tab. */
import type { Connection } from '@/api/connection.ts'
import { browserEnvironment } from '@/jobs/job/browserEnvironment.ts'
import { createOpenJobs, type OpenJobs } from '@/jobs/job/openJobs.ts'
import { openCodesJob, type CodesJob, type CodesEnvironment } from './codesJob.ts'

export type OpenCodesJobs = OpenJobs<CodesJob, [id: string]>

/** `getEnvironment` says what a batch of this connection needs of the world. */
export function createOpenCodesJobs(
  getEnvironment: (connection: Connection) => CodesEnvironment,
): OpenCodesJobs {
  return createOpenJobs((connection: Connection, id: string) =>
    openCodesJob(connection, id, getEnvironment(connection)),
  )
}

/** Those of this tab. */
export const openCodesJobs: OpenCodesJobs = createOpenCodesJobs(browserEnvironment)
