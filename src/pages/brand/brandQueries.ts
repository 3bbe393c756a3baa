/**
 * Runs a query on the stored brand data in a new worker each time, because an update may have added data since the last query.
 */
import { queryOptions } from '@tanstack/react-query'
import type { BrandQuestion } from '@/domain/history/brandHistory.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { createAlertsEngine, type AlertsEngine } from '@/jobs/workers/alertsEngine.ts'

async function inWorker<Found>(request: (engine: AlertsEngine) => Promise<Found>): Promise<Found> {
  const engine = createAlertsEngine()
  try {
    return await request(engine)
  } finally {
    engine.close()
  }
}

const ALWAYS = {
  networkMode: 'always',
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
} as const

/** The stored brand names, with merged names as one, in alphabetical order. */
export const brandsQuery = (connectionId: string, aliases: AliasesByKind) =>
  queryOptions({
    queryKey: ['kept brands', connectionId, aliases],
    queryFn: async () => (await inWorker((engine) => engine.read(connectionId, aliases))).brands,
    ...ALWAYS,
  })

export const brandHistoryQuery = (
  connectionId: string,
  requested: BrandQuestion,
  pricingContext: { aliases: AliasesByKind; ownMerchants: OwnMerchantsByCountry },
) =>
  queryOptions({
    queryKey: ['brand history', connectionId, requested, pricingContext],
    queryFn: () =>
      inWorker((engine) => engine.brandHistory(connectionId, requested, pricingContext)),
    ...ALWAYS,
  })
