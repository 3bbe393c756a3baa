/**
 * Reads the market prices of a search. A search is not saved, so its address names the collections of codes that checked its
 * markets. Reload, Back, further pages and other filters find them again, because a row is identified by country and EAN. Other
 * browsers don't have these collections: there the link shows the rows and offers to check. The code that reads the collections is
 * loaded when the address names one.
 */
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

const MarketReader = lazyPart(
  async () => (await import('./SearchMarket.tsx')).MarketReader,
  'Market prices can’t be shown.',
)

const MarketContext = createContext<RowsMarket | null>(null)

/** The known market prices of the rows; null when none was requested, and until they are read. */
export const useSearchMarket = (): RowsMarket | null => useContext(MarketContext)

type Props = { state: SearchState; children: ReactNode }

export function MarketScope({ state, children }: Props) {
  const [read, setRead] = useState<RowsMarket | null>(null)
  const isRequested = state.market.length > 0
  return (
    <MarketContext value={isRequested ? read : null}>
      {isRequested && (
        <Suspense>
          <MarketReader
            ids={state.market}
            countries={state.countries}
            chosen={state.ref}
            onRead={setRead}
          />
        </Suspense>
      )}
      {children}
    </MarketContext>
  )
}
