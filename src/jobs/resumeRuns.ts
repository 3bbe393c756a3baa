/**
 * Continues the jobs that ran in this tab when it was reloaded. Each job's stored state determines whether it still has to run.
 */
import type { Connection } from '@/api/connection.ts'
import { ownRuns, type OwnRun } from '@/storage/preferences/ownRuns.ts'
import { openCodesJobs } from './codes/openCodesJobs.ts'
import { openLoads } from './load/openLoads.ts'

/** Opens a job by its ids; null if it was deleted meanwhile. */
export type OpenRunById = (connection: Connection, id: string) => Promise<unknown>

/**
 * Continues the jobs of this tab. `openUpdateRun` opens an *Update all* run; it is an argument because the code for it is part of
 * the page. A job that can't be read is skipped, and its page shows the error.
 */
export async function resumeRuns(
  connection: Connection,
  openUpdateRun: OpenRunById,
): Promise<void> {
  const open = ({ kind, ids: [first = '', second = ''] }: OwnRun): Promise<unknown> => {
    switch (kind) {
      case 'batch':
        return openCodesJobs.open(connection, first)
      case 'load':
        return openLoads.open(connection, first, second)
      case 'again':
        return openUpdateRun(connection, first)
    }
  }
  const ours = ownRuns().filter(({ connectionId }) => connectionId === connection.id)
  await Promise.allSettled(ours.map(open))
}
