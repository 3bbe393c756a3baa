import { isolated } from '../../lib/isolated.ts'
import { useBatches } from '../../queries/useBatches.ts'
import { useConnection } from '../../shell/connection.tsx'
import { deleteBatch, putBackBatch, type Batch } from '../../store/batches/batches.ts'
import { toast } from '../../ui/toast.ts'
import { BATCH } from '../../words/batchNames.ts'
import { openBatches } from '../../work/batch/openBatches.ts'

const REFUSED = 'The browser’s storage did not take the change: nothing was deleted.'

/** The batches that this browser keeps for the connection, newest first, and the way to be rid of one. */
export function useKeptBatches() {
  const { id: connectionId } = useConnection()
  const query = useBatches()

  const remove = async ({ id, name }: Batch) => {
    openBatches.close(connectionId, id)
    try {
      const deleted = await deleteBatch(connectionId, id)
      toast(`${isolated(name)} deleted`, {
        action: { label: BATCH.undo, undo: () => putBackBatch(deleted) },
      })
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
  return { query, remove }
}
