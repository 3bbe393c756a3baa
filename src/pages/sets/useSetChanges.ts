import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import {
  changeSet,
  deleteSnapshots,
  deleteSet,
  putBackSnapshots,
  putBackSet,
  type KeptSet,
} from '../../store/resultSets/resultSets.ts'
import { toast } from '../../ui/layers/toast.ts'
import { SETS } from '../../words/setsNames.ts'
import { openLoads } from '../../work/load/openLoads.ts'

const REFUSED = 'The browser’s storage did not take the change: nothing was deleted.'

/** What can be done with kept sets where they stand; what was deleted can be brought back. */
export function useSetChanges() {
  const connection = useConnection()
  const { id: connectionId } = connection

  const undoable = async (words: string, remove: () => Promise<() => Promise<unknown>>) => {
    try {
      const putBack = await remove()
      toast(words, { action: { label: SETS.undo, undo: putBack } })
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }

  return {
    async rename(setId: string, name: string) {
      const keeping = await changeSet(connectionId, setId, ({ views }) => ({ name, views }))
      if (keeping === 'gone') toast('This set was deleted meanwhile.', { tone: 'error' })
    },
    remove: ({ set, snapshots }: KeptSet) =>
      undoable(`${set.name} deleted`, async () => {
        for (const { id } of snapshots) openLoads.close(connectionId, set.id, id)
        const deleted = await deleteSet(connectionId, set.id)
        return () => putBackSet(deleted)
      }),
    removeSnapshot: (snapshot: Snapshot) =>
      undoable(`The snapshot of ${formatWhen(snapshot.at)} deleted`, async () => {
        openLoads.close(connectionId, snapshot.setId, snapshot.id)
        const deleted = await deleteSnapshots(connectionId, [snapshot.id])
        return () => putBackSnapshots(deleted)
      }),
    /** Asks for what is missing of a snapshot: what was never asked, or failed. */
    async goOn({ setId, id }: Snapshot) {
      try {
        const job = await openLoads.open(connection, setId, id)
        job?.start()
      } catch {
        toast('The browser’s storage does not answer: nothing was asked.', { tone: 'error' })
      }
    },
  }
}

export type SetChanges = ReturnType<typeof useSetChanges>
