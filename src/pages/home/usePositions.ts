import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { PricingContext } from '@/domain/alerts/evaluateRules.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import type { PricePositions } from '@/domain/today/pricePositions.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { createAlertsEngine } from '@/jobs/workers/alertsEngine.ts'
import { onCollections } from '@/storage/collections/collections.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { onPriceLists } from '@/storage/priceLists/priceList.ts'
import { STORED_OPTIONS } from '@/storage/queries/storedOptions.ts'

async function readPricePositions(
  id: string,
  pricingContext: PricingContext,
  reference: ReferenceKind,
) {
  const engine = createAlertsEngine()
  try {
    return await engine.findPricePositions(id, pricingContext, reference)
  } finally {
    engine.close()
  }
}

export type PositionsState = {
  /**
   * Your price positions for the chosen country, otherwise for the country with most codes; null when no market was requested,
   * undefined until read.
   */
  pricePositions: PricePositions | null | undefined
  reference: ReferenceKind
  tolerance: number
}

const sizeOf = ({ counts }: PricePositions) =>
  counts.cheaper + counts.equal + counts.dearer + counts.unknown

/** Computes your price position over all saved data in a worker, and again when the data changes. */
export function usePositions(): PositionsState {
  const { id } = useConnection()
  const client = useQueryClient()
  const [chosen] = useCountries()
  const [ownMerchants] = usePreference('mine')
  const [tolerance] = usePreference('tolerance')
  const aliases = useAliases()
  const reference = useUsualReference()
  const pricingContext = useMemo(
    () => ({ ownMerchants, tolerance, aliases }),
    [ownMerchants, tolerance, aliases],
  )
  useEffect(() => {
    const invalidate = () => void client.invalidateQueries({ queryKey: ['standings', id] })
    const stops = [onCollections(id, invalidate), onPriceLists(id, invalidate)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, id])
  const { data, isError } = useQuery({
    queryKey: ['standings', id, pricingContext, reference],
    queryFn: () => readPricePositions(id, pricingContext, reference),
    ...STORED_OPTIONS,
  })
  const [most = null] = (data ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const ofChosen = data?.find(({ country }) => chosen.includes(country))
  return {
    pricePositions: data || isError ? (ofChosen ?? most) : undefined,
    reference,
    tolerance,
  }
}
