import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { ownMerchantsAmong, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { PriceDotsAxis } from '@/features/pricing/PriceDotsAxis.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { CompetitorPrices } from './CompetitorPrices.tsx'
import { priceLadder, type MerchantPrices } from './priceLadder.ts'
import { PriceLadderLine } from './PriceLadderLine.tsx'
import { PriceLadderTable } from './PriceLadderTable.tsx'
import styles from './PriceLadder.module.css'

type Props = {
  /** The merchants, each with the number of rows at each offer price, all of one country. */
  merchants: readonly MerchantPrices[]
  ownMerchants: OwnMerchants
  country: string
  /** What your line includes, if that differs from the others: "other brands". */
  ownMerchantsNote?: string
  /** The number of rows without a usable price, which no line includes, and how many of them are not checked yet. */
  leftOut?: number
  queued?: number
}

const FIRST_LINES = 12

/** The price points of merchants below each other, and the gaps where you have none. */
export function PriceLadder(props: Props) {
  const { merchants, ownMerchants, country, ownMerchantsNote, leftOut = 0, queued = 0 } = props
  const without = leftOut - queued
  const label = useCurrencyLabel()([country])
  const [isWhole, setWhole] = useState(false)
  const ladder = useMemo(() => {
    const own = ownMerchantsAmong(
      merchants.map(({ merchant }) => merchant),
      ownMerchants,
    )
    return priceLadder(merchants, own)
  }, [merchants, ownMerchants])
  const axis = useMemo(() => (ladder ? priceAxis([ladder.low, ladder.high]) : null), [ladder])
  if (!ladder || !axis) {
    return (
      <p className={styles.note}>
        {queued > 0
          ? 'No row that has been checked has a usable offer price.'
          : 'No row has a usable offer price.'}
      </p>
    )
  }

  const own = ladder.lines.filter(({ isOwn }) => isOwn)
  const competitors = ladder.lines.filter(({ isOwn }) => !isOwn)
  const shown = isWhole ? competitors : competitors.slice(0, FIRST_LINES)
  const price = (figure: number) => withCurrencyLabel(label, formatPrice(figure))
  return (
    <CurrencyLabel value={label}>
      <div className={styles.ladder}>
        <div className={styles.line} aria-hidden="true">
          <span className={styles.quiet}>Offer price</span>
          <PriceDotsAxis axis={axis} />
          <span className={styles.rows}>Rows</span>
        </div>
        {[...shown, ...own].map((line) => (
          <PriceLadderLine
            key={line.merchant}
            line={line}
            axis={axis}
            gaps={line.isOwn ? ladder.gaps : []}
            note={line.isOwn ? ownMerchantsNote : undefined}
          />
        ))}
      </div>
      {shown.length < competitors.length && (
        <p className={styles.note}>
          <Button size="s" onClick={() => setWhole(true)}>
            {`Show ${formatCount(competitors.length - shown.length)} more merchants`}
          </Button>
        </p>
      )}
      <p className={styles.note}>
        {'Dot size: products at that price; the tick is the median. '}
        Calculated from the loaded products.
        {own.length > 0
          ? ` A gap is a range of ${price(ladder.gapWidth)} or more without a product of yours and with at least ${formatCount(ladder.gapRows)} products of competitors.`
          : ' Choose your merchant to see gaps.'}
        {ladder.beyond > 0 &&
          ` ${plural(ladder.beyond, 'row')} far from the others ${pluralForm(ladder.beyond, 'is', 'are')} at the end of the axis.`}
        {queued > 0 &&
          ` ${plural(queued, 'row')} ${pluralForm(queued, 'isn’t', 'aren’t')} checked yet.`}
        {without > 0 &&
          ` ${plural(without, 'row')} without a usable price ${pluralForm(without, 'is', 'are')} left out.`}
      </p>
      <details className={styles.twin}>
        <summary>{ASSORTMENT.ladderTable}</summary>
        <PriceLadderTable ladder={ladder} />
      </details>
      {own.length > 0 && competitors.length > 0 && (
        <CompetitorPrices ladder={ladder} of={competitors.length} />
      )}
    </CurrencyLabel>
  )
}
