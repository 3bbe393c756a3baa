import { useEffect, useState } from 'react'
import type { PositionMove, VersionMarkets } from '@/domain/changes/productChanges.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'
import type { VersionComparison } from './useChanges.ts'

/** The products at which your price position changed; null until known, and when it can't be known. */
export function useMoves(
  found: VersionComparison | null,
  { known: markets, hasBefore, market: { hasNoOwnMerchant } }: ChangeMarkets,
): readonly PositionMove[] | null {
  const [known, setKnown] = useState<{
    found: VersionComparison
    markets: VersionMarkets
    moves: readonly PositionMove[]
  } | null>(null)
  useEffect(() => {
    if (found === null || !hasBefore || hasNoOwnMerchant) return
    let isWanted = true
    const request = async () => {
      await found.engine.notify(markets)
      return found.engine.moves()
    }
    request().then(
      (moves) => {
        if (isWanted) setKnown({ found, markets, moves })
      },
      () => {}, // the query for the rows reports an ended engine
    )
    return () => {
      isWanted = false
    }
  }, [found, markets, hasBefore, hasNoOwnMerchant])
  return known?.found === found && known.markets === markets ? known.moves : null
}
