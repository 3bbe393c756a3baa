import { formatWhen } from '../../lib/formatTimes.ts'
import { CHANGES } from '../../model/changes/changesNames.ts'
import type { Moment } from '../../model/resultSet/resultSet.ts'
import { useConnection } from '../../shell/connection.tsx'
import { deleteMoment, putBackMoment } from '../../store/resultSets/resultSets.ts'
import { toast } from '../../ui/toast.ts'

const REFUSED = 'The browser’s storage did not take the change: nothing was deleted.'

/** Deletes a moment with its rows; the message that says so brings it back. */
export function useDeleteMoment() {
  const { id: connectionId } = useConnection()
  return async ({ id, setId, at }: Moment) => {
    try {
      const { openLoads } = await import('../../work/load/openLoads.ts')
      openLoads.close(connectionId, setId, id)
      const deleted = await deleteMoment(connectionId, id)
      toast(`The moment of ${formatWhen(at)} is deleted`, {
        action: { label: CHANGES.undo, undo: () => putBackMoment(deleted) },
      })
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
}
