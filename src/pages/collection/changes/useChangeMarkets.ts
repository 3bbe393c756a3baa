import { useEffect, useMemo, useState } from 'react'
import type { VersionMarkets } from '@/domain/changes/productChanges.ts'
import type { Collection } from '@/domain/collections/collection.ts'
import type { RequestedCode, KnownMarkets } from '@/domain/market/rowMarket.ts'
import {
  useMarketReader,
  useRowsMarket,
  type RowsMarket,
} from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import type { VersionComparison } from './useChanges.ts'

type Sides<Of> = { before: Of; now: Of }

export type ChangeMarkets = {
  /** Your merchant, the reference, and the market prices that were checked for the collection. */
  market: RowsMarket
  /** Whether the market of any row is known. */
  isKnown: boolean
  hasBefore: boolean
  /** The market prices of each version. The object changes only with the data, so it can be a dependency. */
  known: VersionMarkets
}

const NONE: readonly never[] = []
const NO_MARKETS: KnownMarkets = new Map()
const NO_ANSWERS: Sides<readonly RequestedCode[]> = { before: NONE, now: NONE }

/** The market prices in the two versions of a collection of codes; empty until read, and for other collections. */
function useSavedMarkets(compared: VersionComparison | null): Sides<readonly RequestedCode[]> {
  const [saved, setSaved] = useState(NO_ANSWERS)
  const engine = compared?.engine
  const hasAny = compared !== null && compared.found.markets.before + compared.found.markets.now > 0
  useEffect(() => {
    if (!hasAny || !engine) return
    let isWanted = true
    Promise.all([engine.allMarkets('before'), engine.allMarkets('now')]).then(
      ([old, young]) => {
        if (isWanted) setSaved({ before: old, now: young })
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [engine, hasAny])
  return hasAny ? saved : NO_ANSWERS
}

/**
 * Your earlier and current price position at the codes of changed rows. Versions of a collection of codes include the market of
 * each code; for other collections only the last market check is known.
 */
export function useChangeMarkets(
  collection: Collection,
  compared: VersionComparison | null,
  chosen: string,
): ChangeMarkets {
  const saved = useSavedMarkets(compared)
  const answers = useMemo(() => [...saved.before, ...saved.now], [saved])
  const reader = useMarketReader(collection.countries, chosen, answers)
  const { read, merchants, hasNoOwnMerchant, ref, reference } = reader
  const before = useMemo(() => read(saved.before), [read, saved])
  const now = useMemo(() => read(saved.now), [read, saved])
  const requested = useRowsMarket(collection.markets ?? NONE, collection.countries, chosen)
  const isOfCodes = answers.length > 0
  return useMemo(() => {
    const known = isOfCodes ? { before, now } : { before: NO_MARKETS, now: requested.markets }
    return {
      market: isOfCodes
        ? { jobs: NONE, missing: 0, markets: now, merchants, hasNoOwnMerchant, ref, reference }
        : requested,
      isKnown: isOfCodes || requested.markets.size > 0,
      hasBefore: isOfCodes,
      known,
    }
  }, [isOfCodes, before, now, requested, merchants, hasNoOwnMerchant, ref, reference])
}
