/**
 * Evaluates all saved data in a worker: the alert rules, the price positions of the user's merchants, and the prices of a brand.
 */
import type { EarlierMatches, Evaluation, PricingContext } from '@/domain/alerts/evaluateRules.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import type { BrandQuestion, BrandHistory } from '@/domain/history/brandHistory.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import type { PricePositions } from '@/domain/today/pricePositions.ts'
import type { StoreName } from '@/storage/database/databaseStores.ts'
import { entriesInMemory } from '@/storage/database/storedInMemory.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './alerts.worker.ts?worker&url'
import type { AlertSubject, AlertsTasks } from './alertsTasks.ts'
import { lazyWorkerClient } from './lazyWorkerClient.ts'
import { startWorkerClient } from './workerClient.ts'

/** The stores with data that rules evaluate. */
const JUDGED: readonly StoreName[] = ['collections', 'priceLists']

export type AlertsEngine = {
  /** Reads the stored data into the worker, and returns what rules can be about. */
  read: (connectionId: string, aliases: PricingContext['aliases']) => Promise<AlertSubject>
  /** The price positions of the user's merchants in the stored data, by country. */
  findPricePositions: (
    connectionId: string,
    pricingContext: PricingContext,
    reference: ReferenceKind,
  ) => Promise<PricePositions[]>
  /** The prices of a brand over all stored data. */
  brandHistory: (
    connectionId: string,
    requested: BrandQuestion,
    pricingContext: Pick<PricingContext, 'ownMerchants' | 'aliases'>,
  ) => Promise<BrandHistory>
  evaluate: (
    rules: readonly AlertRule[],
    pricingContext: PricingContext,
    earlier: EarlierMatches | null,
  ) => Promise<Evaluation>
  close: () => void
}

/** Creates the engine. All its calls reject if the worker does not start, the database cannot be read, or the worker has ended. */
export function createAlertsEngine(): AlertsEngine {
  const { started, request, close } = lazyWorkerClient<AlertsTasks>(() =>
    startWorkerClient<AlertsTasks>({
      url: workerUrl,
      name: 'watch',
      onSent: () => {},
      here: async () => (await import('./alertsTasks.ts')).createAlertsTasks(),
    }),
  )
  /** Sends the worker the data that is only in the page's memory. */
  const give = async () => {
    if ((await started()).isPage) return
    for (const store of JUDGED) await request('hold', store, entriesInMemory(store))
  }
  return {
    async read(connectionId, aliases) {
      await give()
      return request('read', connectionId, aliases)
    },
    async findPricePositions(connectionId, pricingContext, reference) {
      await give()
      return request('findPricePositions', connectionId, pricingContext, reference)
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
