/** The runs that are open in this tab: they go on while their page is left. */
import type { Connection } from '@/api/connection.ts'
import { whyNotWhole } from '@/domain/changes/whyNotWhole.ts'
import type { Snapshot } from '@/domain/resultSet/resultSet.ts'
import { browserEnvironment } from '@/jobs/job/browserEnvironment.ts'
import { createOpenJobs } from '@/jobs/job/openJobs.ts'
import { type LoadJob, openLoads } from '@/jobs/load/openLoads.ts'
import { startVersion } from '@/jobs/load/startVersion.ts'
import { openRun, type UpdateJob, type UpdateWorks } from '@/jobs/updateAll/runAgain.ts'
import { createChangesEngine } from '@/jobs/workers/changesEngine.ts'
import { readVersions } from '@/storage/collections/versions.ts'
import { comparedOf } from './comparedOf.ts'

/** A whole one before others: against a partial one nothing is known to be new. `snapshots`: newest first. */
function snapshotBefore(snapshots: readonly Snapshot[]): Snapshot | null {
  const filled = snapshots.filter(({ counts }) => counts.rows > 0)
  return filled.find((snapshot) => whyNotWhole(snapshot) === null) ?? filled[0] ?? null
}

const begin: UpdateWorks<LoadJob>['begin'] = async (connection, step, setName) => {
  const { source, countries, begun } = step
  const snapshots = (begun && (await readVersions(connection.id, begun.setId))?.snapshots) ?? []
  // What was deleted meanwhile is begun anew.
  if (begun && snapshots.some(({ id }) => id === begun.momentId)) {
    const before = snapshots.find(({ id }) => id === begun.beforeId) ?? null
    return { ...begun, before, isStarted: false }
  }
  const { setId, snapshotId, earlier } = await startVersion(connection, {
    name: setName,
    source,
    countries,
  })
  return { setId, momentId: snapshotId, before: snapshotBefore(earlier), isStarted: true }
}

const againWorks: UpdateWorks<LoadJob> = {
  begin,
  open: openLoads.open,
  async compare(connectionId, { setId, beforeId, nowId }) {
    const compared = comparedOf(
      connectionId,
      await readVersions(connectionId, setId),
      beforeId,
      nowId,
    )
    if (!compared) throw new Error('A version was deleted.')
    const engine = createChangesEngine()
    try {
      return (await engine.compare(compared)).summary
    } finally {
      engine.close()
    }
  },
}

export type OpenRun = UpdateJob<LoadJob>

export const openRuns = createOpenJobs((connection: Connection, id: string) =>
  openRun(connection, id, browserEnvironment(connection), againWorks),
)
