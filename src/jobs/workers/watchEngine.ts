/** What is kept as a whole, looked at in a worker: the rules of Watch, where your prices stand, and what a brand cost. */
import type { EarlierMatches, Evaluation, PricingContext } from '@/domain/alerts/evaluateRules.ts'
import type { WatchRule } from '@/domain/alerts/rule.ts'
import type { BrandQuestion, BrandHistory } from '@/domain/history/brandHistory.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import type { PricePositions } from '@/domain/today/pricePositions.ts'
import type { StoreName } from '@/storage/database/databaseStores.ts'
import { entriesInMemory } from '@/storage/database/storedInMemory.ts'
import { lazyWorkerClient } from './lazyWorkerClient.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './watch.worker.ts?worker&url'
import type { WatchSubject, WatchTasks } from './watchTasks.ts'
import { startWorkerClient } from './workerClient.ts'

/** What facts are gathered from. */
const JUDGED: readonly StoreName[] = ['collections', 'priceLists']

export type WatchEngine = {
  /** Reads what is stored by now. */
  read: (connectionId: string, aliases: PricingContext['aliases']) => Promise<WatchSubject>
  /** Where your prices stand by what is stored now, by country. */
  stand: (
    connectionId: string,
    pricingContext: PricingContext,
    reference: ReferenceKind,
  ) => Promise<PricePositions[]>
  /** The prices of a brand over all that is stored now. */
  brandHistory: (
    connectionId: string,
    requested: BrandQuestion,
    pricingContext: Pick<PricingContext, 'ownMerchants' | 'aliases'>,
  ) => Promise<BrandHistory>
  evaluate: (
    rules: readonly WatchRule[],
    pricingContext: PricingContext,
    earlier: EarlierMatches | null,
  ) => Promise<Evaluation>
  close: () => void
}

/** Everything rejects where the thread does not start, the database cannot be read or the worker has ended. */
export function createWatchEngine(): WatchEngine {
  const { started, request, close } = lazyWorkerClient<WatchTasks>(() =>
    startWorkerClient<WatchTasks>({
      url: workerUrl,
      name: 'watch',
      onSent: () => {},
      here: async () => (await import('./watchTasks.ts')).createWatchTasks(),
    }),
  )
  /** A worker does not see what memory alone holds. */
  const give = async () => {
    if ((await started()).isPage) return
    for (const store of JUDGED) await request('hold', store, entriesInMemory(store))
  }
  return {
    async read(connectionId, aliases) {
      await give()
      return request('read', connectionId, aliases)
    },
    async stand(connectionId, pricingContext, reference) {
      await give()
      return request('stand', connectionId, pricingContext, reference)
    },
    async brandHistory(connectionId, requested, pricingContext) {
      await give()
      return request('brandHistory', connectionId, requested, pricingContext)
    },
    evaluate: (rules, pricingContext, earlier) =>
      request('evaluate', rules, pricingContext, earlier),
    close,
  }
}
