/** The batches that are open in this tab. */
import type { Connection } from '@/api/connection.ts'
import { browserEnvironment } from '@/jobs/job/browserEnvironment.ts'
import { createOpenJobs, type OpenJobs } from '@/jobs/job/openJobs.ts'
import { openBatch, type BatchJob, type BatchEnvironment } from './batchJob.ts'

export type OpenBatches = OpenJobs<BatchJob, [id: string]>

/** `worldOf` says what a batch of this connection needs of the world. */
export function createOpenBatches(
  worldOf: (connection: Connection) => BatchEnvironment,
): OpenBatches {
  return createOpenJobs((connection: Connection, id: string) =>
    openBatch(connection, id, worldOf(connection)),
  )
}

/** Those of this tab. */
export const openBatches: OpenBatches = createOpenBatches(browserEnvironment)
