import type { ReactNode } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { MarketColumn, RowMarket } from '@/domain/market/rowMarket.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import {
  formatCount,
  formatIndex,
  formatPrice,
  formatRange,
  formatSigned,
  formatWorkedOut,
} from '@/lib/numbers/format.ts'
import { MARKET } from '@/words/marketNames.ts'
import { MarketDifference, rankOf } from './MarketDifference.tsx'
import { SizesAbove } from './SizesAbove.tsx'
import styles from './MarketPanel.module.css'

type Props = {
  market: RowMarket | undefined
  column: MarketColumn
  /** Whether the row names a code whose market can be requested. */
  hasCode: boolean
  /** The row’s title, which names the sheet with the market of each size. */
  title: string | null
  country: string
}

/** What the markets of a row’s codes show, in one of its columns. */
export function MarketCell({ market, column, hasCode, title, country }: Props): ReactNode {
  if (market === undefined) {
    if (hasCode || column !== 'difference') return <EmptyValue what="not checked" />
    return <span className={styles.why}>{MARKET.rowWithoutEan}</span>
  }
  if (column === 'difference') return <MarketDifference market={market} />
  if (column === 'above') return <SizesAbove market={market} title={title} country={country} />
  const value = market[column]
  if (value === null) {
    const differs = column === 'rank' && market.compared > 1
    return <EmptyValue {...(differs && { what: MARKET.rankDiffers })} />
  }
  switch (column) {
    case 'myPrice':
      return <Price offer={market.myPrice} to={market.upper.myPrice} />
    case 'reference':
    case 'rivalPrice':
      return <LangText>{formatRange(formatPrice, market[column], market.upper[column])}</LangText>
    case 'median':
    case 'mean':
    case 'spread':
      return (
        <LangText>{formatRange(formatWorkedOut, market[column], market.upper[column])}</LangText>
      )
    case 'lowest':
    case 'highest':
      return <LangText>{formatPrice(market[column])}</LangText>
    case 'amount':
      return <LangText>{formatSigned(market.amount)}</LangText>
    case 'excluded':
      return <LangText>{formatCount(market.excluded)}</LangText>
    case 'index':
      return (
        <b>
          <LangText>{formatIndex(market.index)}</LangText>
        </b>
      )
    case 'n':
    case 'merchants':
      return <LangText>{formatRange(formatCount, market[column], market.upper[column])}</LangText>
    case 'rank':
      return rankOf(market)
    case 'priceStatus':
      return market.priceStatus
    case 'rival':
      return (
        <span className={styles.rival}>
          <MerchantMark name={market.rival ?? ''} />
          <span dir="auto" title={market.rival ?? undefined}>
            {market.rival}
          </span>
        </span>
      )
  }
}
