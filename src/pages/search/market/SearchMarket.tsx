/**
 * Reads and requests the market prices of a search. This module is loaded when the address names a collection of codes, or a
 * product is selected.
 */
import { startTransition, useEffect, type ReactNode } from 'react'
import { requestedRow } from '@/domain/market/requestedRow.ts'
import { CheckMarketOfRows } from '@/features/pricing/rowsMarket/CheckMarket.tsx'
import { sayLeftOut } from '@/features/pricing/rowsMarket/sayLeftOut.ts'
import { useRowsMarket, type RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { searchTitle } from '@/pages/search/searchWords.ts'
import type { SelectedProduct } from '@/pages/search/selection/selection.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { withMarket, type SearchState } from '@/routing/states/searchState.ts'

type ReaderProps = {
  ids: readonly string[]
  countries: readonly string[]
  chosen: string
  onRead: (market: RowsMarket) => void
}

/** Reads the collections of codes, and passes their answers on as they arrive; renders nothing. */
export function MarketReader({ ids, countries, chosen, onRead }: ReaderProps): ReactNode {
  const market = useRowsMarket(ids, countries, chosen)
  useEffect(() => startTransition(() => onRead(market)), [market, onRead])
  return null
}

type CheckProps = {
  state: SearchState
  selected: readonly SelectedProduct[]
  market: RowsMarket | null
}

/**
 * The button that checks the market prices of the selected products, each in the country where it was found; the answers appear
 * in the table.
 */
export function CheckSelected({ state, selected, market }: CheckProps): ReactNode {
  const go = useGo()
  return (
    <CheckMarketOfRows
      rows={selected.map(({ product, country }) => requestedRow(product, country))}
      markets={market?.markets ?? new Map()}
      requestedRows={{
        name: searchTitle(state),
        save: async (ids) => {
          sayLeftOut(state, ids)
          go(paths.search(withMarket(state, ids)), { preserveScroll: true })
        },
        onRequested: () => {},
      }}
    />
  )
}
