import { useCallback } from 'react'
import { useConnection } from '../shell/connection.tsx'
import { useGo } from '../shell/way.tsx'
import { toast } from '../ui/toast.ts'
import { paths } from '../url/paths.ts'
import { addedLines } from './addedWords.ts'

/**
 * Puts lines at the end of the next batch and says how many it has then, and of how many of them it looks the EANs up;
 * resolves to whether they are there. What keeps
 * them is loaded on the first use.
 */
export function useAddToBatch(): (lines: readonly string[], lookUps?: number) => Promise<boolean> {
  const { id } = useConnection()
  const go = useGo()
  return useCallback(
    async (lines, lookUps = 0) => {
      try {
        const { addToDraft, countDraft } = await import('../store/batches/batchDraft.ts')
        const keeping = await addToDraft(id, lines)
        // They are there, whether they can be counted or not.
        const now = await countDraft(id).catch(() => null)
        toast(addedLines(lines.length, lookUps, now, keeping), {
          action: { label: 'Open the batch', onAct: () => go(paths.batch()) },
        })
        return true
      } catch {
        toast('Nothing was added: a part of this app did not load. Check the connection.', {
          tone: 'error',
        })
        return false
      }
    },
    [id, go],
  )
}
