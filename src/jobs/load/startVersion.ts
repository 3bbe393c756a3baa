/** Makes a new version of any collection: of a search, of codes, or of picked products. */
import type { Connection } from '@/api/connection.ts'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { saveBaseline } from './saveAsVersion.ts'
import { startFirstVersion, startVersionLoad } from './startVersionLoad.ts'

export type StartedVersion = {
  collectionId: string
  versionId: string
  /** The earlier versions of the collection, newest first. */
  earlier: readonly Version[]
}

/**
 * Starts to load a version in this tab. Before the first load of codes or picked products, their existing answers become a version
 * to compare with. Throws if the collection was deleted, or the database cannot be read.
 */
export async function startVersion(
  connection: Connection,
  { name, source, countries }: Pick<Collection, 'name' | 'source' | 'countries'>,
): Promise<StartedVersion> {
  await saveBaseline(connection.id, { source, countries }, name)
  const { savedVersions } = await listVersions(connection.id)
  const known = savedVersions.find(({ collection }) =>
    isSameSource(collection, { source, countries }),
  )
  if (known) {
    const { versionId } = await startVersionLoad(connection, known.collection.id)
    return { collectionId: known.collection.id, versionId, earlier: known.versions }
  }
  const settings = readLoadChoice()
  const started = await startFirstVersion(connection, { name, source, countries, settings })
  return { ...started, earlier: [] }
}
