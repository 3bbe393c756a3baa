import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import type { RowMarket } from '@/domain/market/rowMarket.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import { checkedInWords } from '@/domain/pricing/itemPosition.ts'
import { rankInCell } from '@/domain/pricing/rankInWords.ts'
import { noDifferenceInWords } from '@/words/marketNames.ts'
import { DifferenceBar } from './DifferenceBar.tsx'
import styles from './MarketPanel.module.css'

/** The text in place of a difference; null if there is one. */
function stateWords(market: RowMarket): { short: string; why: string } | null {
  const { state, status, unknown, why, codes } = market
  const part = status === null && codes.length > 1 ? checkedInWords(market) : ''
  switch (state) {
    case 'waiting':
      return { short: 'Not checked yet', why: 'Its market price isn’t checked yet.' }
    case 'requesting':
      return null
    case 'failed':
      return { short: 'Failed', why: why ?? '' }
    case 'not found':
      return { short: part || 'No market', why: why ?? '' }
    case 'done':
      return why === null ? null : { short: part || noDifferenceInWords(status, unknown), why }
  }
}

/** The difference of a row or one of its codes, or why there is none. */
export function MarketDifference({ market }: { market: RowMarket }) {
  if (market.state === 'requesting') return <Spinner label="Checking" />
  const words = stateWords(market)
  if (words === null)
    return <DifferenceBar value={market.difference} isEqual={market.status === 'equal'} />
  return (
    <span className={styles.why} title={words.why}>
      {words.short}
    </span>
  )
}

export function rankOf({ rank, of, tied }: Pick<CodeMarket, 'rank' | 'of' | 'tied'>): ReactNode {
  return rank !== null && of !== null && tied !== null && rankInCell({ rank, of, tied })
}
