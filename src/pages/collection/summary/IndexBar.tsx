import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { statusAt } from '@/domain/pricing/priceStatus.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { readableTicks } from '@/lib/text/currencyLabelText.ts'
import styles from './IndexBar.module.css'
import parts from '@/features/pricing/PositionBar.module.css'

type Props = {
  index: number
  axis: PriceAxis
  /** The tolerance in percent: a difference up to it counts as at market. */
  tolerance: number
}

const PARTS = { dearer: parts.above, equal: parts.at, cheaper: parts.below } as const
const share = (axis: PriceAxis, index: number) => `${(axis.at(index) * 100).toFixed(2)}%`

/** A price index as a bar that begins at 100: it extends to the right above the market, to the left below. */
export function IndexBar({ index, axis, tolerance }: Props) {
  const [from, to] = [Math.min(index, 100), Math.max(index, 100)]
  return (
    <span
      className={styles.box}
      style={cssVars({
        '--from': share(axis, from),
        '--to': share(axis, to),
        '--base': share(axis, 100),
      })}
    >
      <i className={classes(styles.bar, PARTS[statusAt(index, tolerance)])} />
    </span>
  )
}

/** The axis labels above the bars. */
export function IndexTicks({ axis }: Pick<Props, 'axis'>) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {readableTicks(axis.ticks).map((tick) => (
        <span key={tick} style={cssVars({ '--x': share(axis, tick) })}>
          {tick}
        </span>
      ))}
    </span>
  )
}
