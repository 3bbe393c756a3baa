/** A new version of any collection: of a search, of codes, or of picked products. */
import type { Connection } from '@/api/connection.ts'
import type { ResultSet, Snapshot } from '@/domain/resultSet/resultSet.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { saveBaseline } from './keepAsSnapshot.ts'
import { startSet, startSnapshot } from './startSnapshot.ts'

export type StartedVersion = {
  setId: string
  snapshotId: string
  /** The versions before it, newest first. */
  earlier: readonly Snapshot[]
}

/**
 * Starts to load a version in this tab. The first one of a batch or a list comes after what its own page was answered, which
 * becomes the version before. Throws where what it is loaded from was deleted, or the database cannot be read.
 */
export async function startVersion(
  connection: Connection,
  { name, source, countries }: Pick<ResultSet, 'name' | 'source' | 'countries'>,
): Promise<StartedVersion> {
  await saveBaseline(connection.id, { source, countries }, name)
  const { sets } = await listVersions(connection.id)
  const known = sets.find(({ set }) => isSameSource(set, { source, countries }))
  if (known) {
    const { snapshotId } = await startSnapshot(connection, known.set.id)
    return { setId: known.set.id, snapshotId, earlier: known.snapshots }
  }
  const settings = readLoadChoice()
  const started = await startSet(connection, { name, source, countries, settings })
  return { ...started, earlier: [] }
}
