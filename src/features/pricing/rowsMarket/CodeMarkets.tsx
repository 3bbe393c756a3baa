import type { ReactNode } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { marketLabel, type MarketColumn, type RowMarket } from '@/domain/market/rowMarket.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import { aboveInWords, checkedInWords, itemPosition } from '@/domain/pricing/itemPosition.ts'
import { EanLink } from '@/features/products/EanLink.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { formatCount, formatIndex, formatPrice } from '@/lib/numbers/format.ts'
import { DifferenceReach } from './DifferenceBar.tsx'
import { MarketDifference, rankOf } from './MarketDifference.tsx'
import styles from './SizesAbove.module.css'

type Props = {
  market: RowMarket
  country: string
  /** Draws more below the figures of a code. */
  renderMore?: (code: CodeMarket) => ReactNode
}

/** Each code of a row with its own market. */
export function CodeMarkets({ market, country, renderMore }: Props) {
  const median =
    market.index === null
      ? ''
      : `median index ${formatIndex(market.index)} over ${formatCount(market.compared)} of ${formatCount(market.codes.length)} sizes`
  const words = [aboveInWords(market), median, checkedInWords(market), market.why ?? '']
  return (
    <DifferenceReach value={null}>
      {market.codes.length > 1 && (
        <p className={styles.summary}>{words.filter(Boolean).join(' · ')}</p>
      )}
      <ul className={styles.codes}>
        {market.codes.map((one) => (
          <li key={one.code} className={styles.code}>
            <span className={styles.head}>
              <EanLink eans={[one.code]} country={country} />
              <MarketDifference market={itemPosition([one])} />
            </span>
            {one.state === 'done' && <Figures market={one} />}
            {renderMore?.(one)}
          </li>
        ))}
      </ul>
    </DifferenceReach>
  )
}

function Figures({ market }: { market: CodeMarket }) {
  const label = market.referenceLabel ?? 'reference'
  const named = (column: Exclude<MarketColumn, 'above' | 'priceStatus'>, shown: ReactNode) =>
    market[column] !== null && (
      <div>
        <dt>{marketLabel(column, { label })}</dt>
        <dd>{shown}</dd>
      </div>
    )
  return (
    <dl className={styles.figures}>
      {named('myPrice', <Price offer={market.myPrice} />)}
      {named(
        'reference',
        <LangText>{`${formatPrice(market.reference)} (n ${formatCount(market.n)})`}</LangText>,
      )}
      {named('index', <LangText>{formatIndex(market.index)}</LangText>)}
      {named('rank', rankOf(market))}
      {named('rival', <span dir="auto">{market.rival}</span>)}
      {named('rivalPrice', <LangText>{formatPrice(market.rivalPrice)}</LangText>)}
    </dl>
  )
}
