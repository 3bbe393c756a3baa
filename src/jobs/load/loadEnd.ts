import { onCollections } from '@/storage/collections/collections.ts'
import { readVersions } from '@/storage/collections/versions.ts'

/** Resolves once a snapshot that is being loaded is loaded no longer, whatever came of it. */
export async function loadEnd(
  connectionId: string,
  setId: string,
  snapshotId: string,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = async () => {
      const kept = await readVersions(connectionId, setId)
      if (kept?.snapshots.find(({ id }) => id === snapshotId)?.isRunning) return
      stop()
      resolve()
    }
    const stop = onCollections(connectionId, () => {
      look().catch(reject)
    })
    look().catch(reject)
  })
}
