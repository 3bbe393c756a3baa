import { createContext, useContext, useMemo } from 'react'
import { marketKey, type RowMarket } from '@/domain/market/rowMarket.ts'
import { itemPosition } from '@/domain/pricing/itemPosition.ts'
import type { ComparableOffer } from '@/domain/pricing/offerRows.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import type { MarketPrices } from '@/features/pricing/setMarket/useSetMarket.ts'
import type { WhatIfPrices } from './whatIfPrices.ts'

/** What your price in a row is written and tried with. */
export type RowPrices = {
  prices: MarketPrices
  /** The offers of one of the row's codes as they were answered; null where nobody checked it. */
  offersOf: (
    row: Pick<WorkRow, 'country' | 'item'>,
    code: string,
  ) => readonly ComparableOffer[] | null
  whatIf: WhatIfPrices
}

/** Null where prices are only read. */
export const RowPricesContext = createContext<RowPrices | null>(null)

/** Where the row would stand at its what-if prices; null where none of its codes has one. */
export function useWhatIfMarket(row: WorkRow): RowMarket | null {
  const known = useContext(RowPricesContext)
  return useMemo(() => {
    if (known === null || row.market === undefined || known.whatIf.prices.size === 0) return null
    const { market, country } = row
    let isTried = false
    const codes = market.codes.map((one) => {
      const price = known.whatIf.prices.get(marketKey(country, one.code))
      const offers = price === undefined ? null : known.offersOf(row, one.code)
      if (price === undefined || offers === null) return one
      isTried = true
      return known.prices.marketAt(country, one.code, offers, price)
    })
    return isTried ? itemPosition(codes) : null
  }, [known, row])
}
