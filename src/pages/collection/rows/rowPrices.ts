import { createContext, useContext, useMemo } from 'react'
import { marketKey, type RowMarket } from '@/domain/market/rowMarket.ts'
import { itemPosition } from '@/domain/pricing/itemPosition.ts'
import type { ComparableOffer } from '@/domain/pricing/offerRows.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import type { MarketPrices } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import type { WhatIfPrices } from './whatIfPrices.ts'

/** What a row needs to edit your price and to try what-if prices. */
export type RowPrices = {
  prices: MarketPrices
  /** Returns the offers in the answer for one of the row's codes; null when the code was not checked. */
  offersOf: (
    row: Pick<WorkRow, 'country' | 'item'>,
    code: string,
  ) => readonly ComparableOffer[] | null
  whatIf: WhatIfPrices
}

/** Gives the cells of a row what they need to edit prices; null when prices are read-only. */
export const RowPricesContext = createContext<RowPrices | null>(null)

/** The row's market computed with its what-if prices; null when none of its codes has one. */
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
