import type { ReactNode } from 'react'
import { formatCount, formatIndex, formatPrice } from '../../lib/numbers/format.ts'
import { rankInCell } from '../../market/rankInWords.ts'
import type { MarketColumn, RowMarket } from '../../model/market/rowMarket.ts'
import { MerchantMark } from '../../pictures/MerchantMark.tsx'
import { Price } from '../../products/prices/Price.tsx'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Missing } from '../../ui/tables/Missing.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { MARKET, noDifferenceInWords } from '../../words/marketNames.ts'
import { DifferenceBar } from './DifferenceBar.tsx'
import styles from './MarketPanel.module.css'

type Props = {
  market: RowMarket | undefined
  column: MarketColumn
  /** Whether the row names a code whose market can be asked for. */
  hasCode: boolean
}

/** What stands in place of a difference; null where there is one. */
function stateWords({ state, standing, why }: RowMarket): { short: string; why: string } | null {
  switch (state) {
    case 'waiting':
      return { short: 'Not asked yet', why: 'Its code waits to be asked.' }
    case 'asking':
      return null
    case 'failed':
      return { short: 'Failed', why: why ?? '' }
    case 'not found':
      return { short: 'No market', why: why ?? '' }
    case 'done':
      return why === null ? null : { short: noDifferenceInWords(standing), why }
  }
}

function rankOf({ rank, of, tied }: RowMarket): ReactNode {
  return rank !== null && of !== null && tied !== null && rankInCell({ rank, of, tied })
}

/** What the market says of a row, in one of its columns. */
export function MarketCell({ market, column, hasCode }: Props): ReactNode {
  if (market === undefined) {
    if (hasCode || column !== 'difference') return <Missing what="not asked" />
    return <span className={styles.why}>{MARKET.rowWithoutEan}</span>
  }
  if (column === 'difference') {
    if (market.state === 'asking') return <Spinner label="Asking" />
    const words = stateWords(market)
    if (words === null) return <DifferenceBar value={market.difference} />
    return (
      <span className={styles.why} title={words.why}>
        {words.short}
      </span>
    )
  }
  const value = market[column]
  if (value === null) return <Missing />
  switch (column) {
    case 'myPrice':
      return <Price offer={market.myPrice} />
    case 'reference':
    case 'rivalPrice':
      return <Localized>{formatPrice(market[column])}</Localized>
    case 'index':
      return (
        <b>
          <Localized>{formatIndex(market.index)}</Localized>
        </b>
      )
    case 'n':
      return <Localized>{formatCount(market.n)}</Localized>
    case 'rank':
      return rankOf(market)
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
