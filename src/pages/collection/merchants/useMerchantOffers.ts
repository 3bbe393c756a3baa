import { useEffect, useMemo, useState } from 'react'
import type { RowEngine } from '@/domain/rows/rowView.ts'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import { useAliases, useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { createOfferSender } from './offerSender.ts'

/**
 * Sends the offers of checked codes to the engine while the view “By merchant” is open. They are read from the open collections
 * of codes, which are in memory already. Returns a new number whenever the engine has other offers; 0 before the first.
 */
export function useMerchantOffers(engine: RowEngine, market: SetMarket): number {
  const ownMerchants = useOwnMerchantSpellings()
  const { merchant: aliases } = useAliases()
  const send = useMemo(
    () => createOfferSender(engine, ownMerchants, aliases),
    [engine, ownMerchants, aliases],
  )
  const [version, setVersion] = useState(0)
  useEffect(() => {
    let isWanted = true
    send(market.jobs).then(
      (isOther) => {
        if (isWanted && isOther) setVersion((before) => before + 1)
      },
      () => {}, // an engine that has ended says so where it is asked
    )
    return () => {
      isWanted = false
    }
  }, [send, market])
  return version
}
