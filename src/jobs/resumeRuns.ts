/** What this tab was running when it was reloaded goes on in it. Each job is told by what is stored of it whether it still has to. */
import type { Connection } from '@/api/connection.ts'
import { ownRuns, type OwnRun } from '@/storage/preferences/ownRuns.ts'
import { openCodesJobs } from './codes/openCodesJobs.ts'
import { openLoads } from './load/openLoads.ts'

/** Opens a job by its ids; what was deleted meanwhile is null. */
export type OpenRunById = (connection: Connection, id: string) => Promise<unknown>

/**
 * `openAgain` opens an update of all collections, whose page knows how. What cannot be read is left: its own page says why.
 */
export async function resumeRuns(connection: Connection, openAgain: OpenRunById): Promise<void> {
  const open = ({ kind, ids: [first = '', second = ''] }: OwnRun): Promise<unknown> => {
    switch (kind) {
      case 'batch':
        return openCodesJobs.open(connection, first)
      case 'load':
        return openLoads.open(connection, first, second)
      case 'again':
        return openAgain(connection, first)
    }
  }
  const ours = ownRuns().filter(({ connectionId }) => connectionId === connection.id)
  await Promise.allSettled(ours.map(open))
}
