import { newId } from '../../lib/newId.ts'
import type { AgainStep } from '../../model/again/againRun.ts'
import { useConnection } from '../../shell/connection.tsx'
import { useGo } from '../../shell/way.tsx'
import { createRun } from '../../store/again/againRuns.ts'
import { toast } from '../../ui/toast.ts'
import { paths } from '../../url/paths.ts'
import { openRuns } from './openRuns.ts'

/** Keeps a new run, starts it in this tab, and goes to its page. */
export function useStartRun() {
  const connection = useConnection()
  const go = useGo()
  return async (steps: AgainStep[]) => {
    const id = newId()
    try {
      await createRun(connection.id, { id, at: Date.now(), isRunning: false, steps, failures: [] })
      const job = await openRuns.open(connection, id)
      job?.start()
      go(paths.again(id))
    } catch {
      toast('The browser’s storage does not answer: nothing was started.', { tone: 'error' })
    }
  }
}
