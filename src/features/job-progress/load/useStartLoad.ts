import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import type { LoadSettings } from '@/domain/collections/collection.ts'
import {
  startVersionLoad,
  startFirstVersion,
  type NewCollection,
} from '@/jobs/load/startVersionLoad.ts'
import { versionPath } from '@/routing/itemsAddress.ts'
import { useGo } from '@/routing/navigation.tsx'

const message = (error: unknown) =>
  error instanceof Error ? error.message : 'The browser’s storage isn’t responding.'

/** Starts loading a new collection, or a new version of a stored one, and opens it. */
export function useStartLoad() {
  const connection = useConnection()
  const go = useGo()
  const open = async (
    starting: Promise<{ id: string; version: string }>,
    view?: URLSearchParams,
  ) => {
    try {
      go(versionPath(await starting, view))
    } catch (error) {
      toast(`Nothing was loaded. ${message(error)}`, { tone: 'error' })
    }
  }
  return {
    /**
     * Starts loading a collection. `view` has the parameters of the collection view to open, as `encodeCollectionView` writes
     * them.
     */
    set: (newSet: NewCollection | Promise<NewCollection>, view?: URLSearchParams) =>
      open(
        Promise.resolve(newSet)
          .then((one) => startFirstVersion(connection, one))
          .then(({ collectionId, versionId }) => ({ id: collectionId, version: versionId })),
        view,
      ),
    snapshot: (collectionId: string, settings?: Partial<LoadSettings>, view?: URLSearchParams) =>
      open(
        startVersionLoad(connection, collectionId, settings).then(({ versionId }) => ({
          id: collectionId,
          version: versionId,
        })),
        view,
      ),
  }
}
