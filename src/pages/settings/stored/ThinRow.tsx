import { useQuery } from '@tanstack/react-query'
import { setsQuery, useFreshSets } from '../../../queries/kept/setsQuery.ts'
import { thinSnapshots } from '../../../model/resultSet/thinSnapshots.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { listRuns } from '../../../store/again/againRuns.ts'
import { isShort, type Room } from '../../../store/database/storageRoom.ts'
import { deleteVersions } from '../../../store/collections/versions.ts'
import { restoreDeleted } from '../../../store/collections/collections.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { SETTINGS, thinnedOut, thinOut, wouldGo } from '../../../words/settingsNames.ts'
import { openLoads } from '../../../work/load/openLoads.ts'
import styles from './DurabilityRow.module.css'
import { useChangeKept } from './useStoredData.ts'

/** Ids of the snapshots that a kept report of everything run again compares. */
async function reported(connectionId: string): Promise<Set<string>> {
  const { runs } = await listRuns(connectionId)
  const begun = runs.flatMap(({ steps }) => steps.flatMap((step) => step.begun ?? []))
  return new Set(
    begun.flatMap(({ momentId, beforeId }) => [momentId, ...(beforeId ? [beforeId] : [])]),
  )
}

type Props = {
  room: Room
  /** When what is kept was read: epoch milliseconds. */
  readAt: number
}

/** By which rule snapshots are thinned out, how many that would take now, and the press that does it: nothing goes by itself. */
export function ThinRow({ room, readAt }: Props) {
  const { id: connectionId } = useConnection()
  const change = useChangeKept()
  useFreshSets(connectionId)
  const { data: kept } = useQuery(setsQuery(connectionId))
  const { data: standing } = useQuery({
    queryKey: ['snapshots of reports', connectionId],
    queryFn: () => reported(connectionId),
    networkMode: 'always',
    staleTime: 0,
  })
  const sets = kept?.sets ?? []
  const all = sets.reduce((sum, { snapshots }) => sum + snapshots.length, 0)
  if (all === 0 || !standing) return null
  const going = sets.flatMap(({ snapshots }) => thinSnapshots(snapshots, { now: readAt, standing }))
  const weights = new Map(sets.flatMap((one) => [...one.weights]))
  const bytes = going.reduce((sum, { id }) => sum + (weights.get(id) ?? 0), 0)
  const rows = going.reduce((sum, { counts }) => sum + counts.rows, 0)
  const thin = () =>
    void change(thinnedOut(going.length), async () => {
      for (const { setId, id } of going) openLoads.close(connectionId, setId, id)
      const deleted = await deleteVersions(
        connectionId,
        going.map(({ id }) => id),
      )
      return async () => void (await restoreDeleted(deleted))
    })
  const words =
    going.length === 0 ? SETTINGS.thinNone : wouldGo({ count: going.length, of: all, rows, bytes })
  const press = going.length > 0 && (
    <Button size="s" onClick={thin}>
      {thinOut(going.length)}
    </Button>
  )
  return (
    <div className={styles.row}>
      {isShort(room) && (
        <Note tone="warn" title={SETTINGS.roomShort} actions={press}>
          {words}
        </Note>
      )}
      <p className={styles.words}>
        {SETTINGS.thinRule} {!isShort(room) && words}
      </p>
      {!isShort(room) && press}
    </div>
  )
}
