/**
 * Search keeps nothing of its rows. The batches that asked for their markets are therefore named by its address: reload,
 * Back, further pages and other filters find them again, as a row is known by its country and its EAN, wherever it stands.
 * A batch itself stays in this browser: elsewhere the same link shows its rows and offers to ask. What reads batches is
 * loaded once the address names one.
 */
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

const MarketReader = lazyPart(
  async () => (await import('./SearchMarket.tsx')).MarketReader,
  'Market prices can’t be shown.',
)

const MarketContext = createContext<SetMarket | null>(null)

/** What is known of the markets of rows; null where nobody asked, and until it is read. */
export const useMarket = (): SetMarket | null => useContext(MarketContext)

type Props = { state: SearchState; children: ReactNode }

export function MarketScope({ state, children }: Props) {
  const [read, setRead] = useState<SetMarket | null>(null)
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
