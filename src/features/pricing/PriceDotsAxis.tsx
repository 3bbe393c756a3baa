import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { readableTicks } from '@/lib/text/currencyLabelText.ts'
import styles from './PriceDotsAxis.module.css'

/** The axis labels above a column of `PriceDots`; hidden from screen readers, because each row has its text alternative. */
export function PriceDotsAxis({ axis }: { axis: PriceAxis }) {
  return (
    <span className={styles.axis} aria-hidden="true">
      {readableTicks(axis.ticks).map((tick) => (
        <span
          key={tick}
          className={styles.tick}
          style={cssVars({ '--x': `${(axis.at(tick) * 100).toFixed(2)}%` })}
        >
          {formatCount(tick)}
        </span>
      ))}
    </span>
  )
}
