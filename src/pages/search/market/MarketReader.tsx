import { startTransition, useEffect, type ReactNode } from 'react'
import { useSetMarket, type SetMarket } from '../../../position/setMarket/useSetMarket.ts'

type Props = {
  ids: readonly string[]
  countries: readonly string[]
  chosen: string
  onRead: (market: SetMarket) => void
}

/** Reads what batches say, and says so whenever they have further answers; it shows nothing itself. */
export function MarketReader({ ids, countries, chosen, onRead }: Props): ReactNode {
  const market = useSetMarket(ids, countries, chosen)
  useEffect(() => startTransition(() => onRead(market)), [market, onRead])
  return null
}
