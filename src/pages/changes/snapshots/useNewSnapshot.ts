import { useState } from 'react'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useGo } from '../../../shell/way.tsx'
import type { KeptSet } from '../../../store/resultSets/resultSets.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { encodeChanges } from '../../../url/states/changesState.ts'
import { paths } from '../../../url/paths.ts'
import { requestsInWords } from '../../../words/requestsInWords.ts'

const REFUSED = 'The load could not be started. Load the page again.'

/** Loads the set once more and shows what changed since its last snapshot. */
export function useNewSnapshot({ set, snapshots }: KeptSet) {
  const connection = useConnection()
  const go = useGo()
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    if (isStarting) return
    setStarting(true)
    try {
      const { startSnapshot } = await import('../../../work/load/startSnapshot.ts')
      const { snapshotId } = await startSnapshot(connection, set.id)
      const since = snapshots[0]?.id ?? ''
      go(paths.changes(set.id, encodeChanges({ since, to: snapshotId })))
    } catch (error) {
      toast(error instanceof Error && error.name === 'SourceGoneError' ? error.message : REFUSED, {
        tone: 'error',
      })
    } finally {
      setStarting(false)
    }
  }
  const asks = snapshots[0]?.counts.asks ?? 0
  // As many as it took last; null where that is not known.
  const cost = asks > 0 ? requestsInWords(asks) : null
  return { start: () => void start(), isStarting, cost }
}
