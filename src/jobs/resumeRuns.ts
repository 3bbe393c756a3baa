/**
 * Continues the jobs that ran in this tab when it was reloaded. Each job's stored state determines whether it still has to run.
 */
import type { Connection } from '@/api/connection.ts'
import { ownRuns, type OwnRun } from '@/storage/preferences/ownRuns.ts'
import { openCodesJobs } from './codes/openCodesJobs.ts'
import { openLoads } from './load/openLoads.ts'

/** Opens a job by its ids; null where it was deleted meanwhile. */
export type OpenRunById = (connection: Connection, id: string) => Promise<unknown>

/**
 * `openUpdateRun` opens an update of all collections, which only its page can do. Unreadable jobs are skipped: their pages show the
 * error.
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
