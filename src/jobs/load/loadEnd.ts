import { onCollections } from '@/storage/collections/collections.ts'
import { readVersions } from '@/storage/collections/versions.ts'

/** Resolves once a version that is being loaded is loaded no longer, whatever came of it. */
export async function loadEnd(
  connectionId: string,
  setId: string,
  versionId: string,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = async () => {
      const savedVersions = await readVersions(connectionId, setId)
      if (savedVersions?.versions.find(({ id }) => id === versionId)?.isRunning) return
      stop()
      resolve()
    }
    const stop = onCollections(connectionId, () => {
      look().catch(reject)
    })
    look().catch(reject)
  })
}
