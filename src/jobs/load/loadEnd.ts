import { onCollections } from '@/storage/collections/collections.ts'
import { readVersions } from '@/storage/collections/versions.ts'

/** Resolves when a version is no longer being loaded, whatever the outcome. */
export async function loadEnd(
  connectionId: string,
  collectionId: string,
  versionId: string,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const checkEnd = async () => {
      const savedVersions = await readVersions(connectionId, collectionId)
      if (savedVersions?.versions.find(({ id }) => id === versionId)?.isRunning) return
      stop()
      resolve()
    }
    const stop = onCollections(connectionId, () => {
      checkEnd().catch(reject)
    })
    checkEnd().catch(reject)
  })
}
