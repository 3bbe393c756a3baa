/** The updates open in this tab; they continue when the user leaves their page. */
import type { Connection } from '@/api/connection.ts'
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import type { Version } from '@/domain/collections/collection.ts'
import { browserEnvironment } from '@/jobs/job/browserEnvironment.ts'
import { createOpenJobs } from '@/jobs/job/openJobs.ts'
import { type LoadJob, openLoads } from '@/jobs/load/openLoads.ts'
import { startVersion } from '@/jobs/load/startVersion.ts'
import { openUpdateRun, type UpdateJob, type UpdateWorks } from '@/jobs/updateAll/runUpdateAll.ts'
import { createChangesEngine } from '@/jobs/workers/changesEngine.ts'
import { readVersions } from '@/storage/collections/versions.ts'
import { versionsToCompare } from './versionsToCompare.ts'

/**
 * The version to compare a new version with. A complete version is preferred: compared with a partial version, no product is
 * known to be new. `versions`: newest first.
 */
function versionBefore(versions: readonly Version[]): Version | null {
  const filled = versions.filter(({ counts }) => counts.rows > 0)
  return filled.find((version) => whyIncomplete(version) === null) ?? filled[0] ?? null
}

const begin: UpdateWorks<LoadJob>['begin'] = async (connection, step, setName) => {
  const { source, countries, begun } = step
  const versions = (begun && (await readVersions(connection.id, begun.setId))?.versions) ?? []
  // Starts again if the version that was begun has been deleted meanwhile.
  if (begun && versions.some(({ id }) => id === begun.momentId)) {
    const before = versions.find(({ id }) => id === begun.beforeId) ?? null
    return { ...begun, before, isStarted: false }
  }
  const { collectionId, versionId, earlier } = await startVersion(connection, {
    name: setName,
    source,
    countries,
  })
  return {
    setId: collectionId,
    momentId: versionId,
    before: versionBefore(earlier),
    isStarted: true,
  }
}

const updateWorks: UpdateWorks<LoadJob> = {
  begin,
  open: openLoads.open,
  async compare(connectionId, { setId: collectionId, beforeId, nowId }) {
    const compared = versionsToCompare(
      connectionId,
      await readVersions(connectionId, collectionId),
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
  openUpdateRun(connection, id, browserEnvironment(connection), updateWorks),
)
