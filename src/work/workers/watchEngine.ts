/** The rules of Watch against what is kept, judged in a worker. */
import type { EarlierFirings, Evaluation, Standpoint } from '../../model/watch/evaluateRules.ts'
import type { WatchRule } from '../../model/watch/rule.ts'
import { heldEntries } from '../../store/database/keptMemory.ts'
import type { StoreName } from '../../store/database/keptStores.ts'
import { lazyWorkerClient } from './lazyWorkerClient.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './watch.worker.ts?worker&url'
import type { WatchSubject, WatchTasks } from './watchTasks.ts'
import { startWorkerClient } from './workerClient.ts'

/** What facts are gathered from. */
const JUDGED: readonly StoreName[] = ['batches', 'resultSets', 'lists', 'priceLists']

export type WatchEngine = {
  /** Reads what is kept by now. */
  read: (connectionId: string, joined: Standpoint['joined']) => Promise<WatchSubject>
  evaluate: (
    rules: readonly WatchRule[],
    standpoint: Standpoint,
    earlier: EarlierFirings | null,
  ) => Promise<Evaluation>
  close: () => void
}

/** Everything rejects where the thread does not start, the database cannot be read or the worker has ended. */
export function createWatchEngine(): WatchEngine {
  const { started, ask, close } = lazyWorkerClient<WatchTasks>(() =>
    startWorkerClient<WatchTasks>({
      url: workerUrl,
      name: 'watch',
      onTold: () => {},
      here: async () => (await import('./watchTasks.ts')).createWatchTasks(),
    }),
  )
  return {
    async read(connectionId, joined) {
      if (!(await started()).isPage) {
        for (const store of JUDGED) await ask('hold', store, heldEntries(store))
      }
      return ask('read', connectionId, joined)
    },
    evaluate: (rules, standpoint, earlier) => ask('evaluate', rules, standpoint, earlier),
    close,
  }
}
