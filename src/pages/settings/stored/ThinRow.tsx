import { useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { thinVersions } from '@/domain/collections/thinVersions.ts'
import { openLoads } from '@/jobs/load/openLoads.ts'
import { restoreDeleted } from '@/storage/collections/collections.ts'
import { deleteVersions } from '@/storage/collections/versions.ts'
import { isShort, type StorageUse } from '@/storage/database/storageUse.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { listRuns } from '@/storage/updates/updateRuns.ts'
import { SETTINGS, thinnedOut, thinOut, wouldGo } from '@/words/settingsNames.ts'
import { useChangeStored } from './useStoredData.ts'
import styles from './DurabilityRow.module.css'

/** The IDs of the versions that saved update reports compare, which are not thinned out. */
async function reported(connectionId: string): Promise<Set<string>> {
  const { runs } = await listRuns(connectionId)
  const begun = runs.flatMap(({ steps }) => steps.flatMap((step) => step.begun ?? []))
  return new Set(
    begun.flatMap(({ momentId, beforeId }) => [momentId, ...(beforeId ? [beforeId] : [])]),
  )
}

type Props = {
  storageUse: StorageUse
  /** When the stored data was read: epoch milliseconds. */
  readAt: number
}

/**
 * The row for thinning out versions: the rule, how many would be deleted now, and the button for it. Nothing is deleted
 * automatically.
 */
export function ThinRow({ storageUse, readAt }: Props) {
  const { id: connectionId } = useConnection()
  const change = useChangeStored()
  const { data: saved } = useStoredCollections()
  const { data: current } = useQuery({
    queryKey: ['snapshots of reports', connectionId],
    queryFn: () => reported(connectionId),
    networkMode: 'always',
    staleTime: 0,
  })
  const savedVersions = saved?.savedVersions ?? []
  const all = savedVersions.reduce((sum, { versions }) => sum + versions.length, 0)
  if (all === 0 || !current) return null
  const going = savedVersions.flatMap(({ versions }) =>
    thinVersions(versions, { now: readAt, current }),
  )
  const weights = new Map(savedVersions.flatMap((one) => Object.entries(one.weights)))
  const bytes = going.reduce((sum, { id }) => sum + (weights.get(id) ?? 0), 0)
  const rows = going.reduce((sum, { counts }) => sum + counts.rows, 0)
  const thin = () =>
    void change(thinnedOut(going.length), async () => {
      for (const { setId: collectionId, id } of going)
        openLoads.close(connectionId, collectionId, id)
      const deleted = await deleteVersions(
        connectionId,
        going.map(({ id }) => id),
      )
      return async () => void (await restoreDeleted(deleted))
    })
  const words =
    going.length === 0 ? SETTINGS.thinNone : wouldGo({ count: going.length, of: all, rows, bytes })
  const thinButton = going.length > 0 && (
    <Button size="s" onClick={thin}>
      {thinOut(going.length)}
    </Button>
  )
  return (
    <div className={styles.row}>
      {isShort(storageUse) && (
        <Note tone="warn" title={SETTINGS.roomShort} actions={thinButton}>
          {words}
        </Note>
      )}
      <p className={styles.words}>
        {SETTINGS.thinRule} {!isShort(storageUse) && words}
      </p>
      {!isShort(storageUse) && thinButton}
    </div>
  )
}
