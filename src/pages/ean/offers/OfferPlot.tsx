import { useContext } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import type { PriceSide } from '@/domain/pricing/priceStatus.ts'
import { formatPercent, formatPrice } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import type { PlotScale } from './plotScale.ts'
import { cssPositionOf } from './plotScale.ts'
import styles from './OfferPlot.module.css'

const SIDES = { cheaper: 'below', equal: 'equal', dearer: 'above' } as const

type Point = {
  name: string
  /** The offer price; null when it is left out. */
  price: number | null
  mrp: number | null
  /** The difference from the reference, in percent of it. */
  vsReference: number | null
  /** Whether the price is below, at or above the reference, by the tolerance. */
  side: PriceSide | null
}

function wordsOf(
  { name, price, vsReference, side }: Point,
  label: string,
  referenceLabel: string,
): string {
  const distance = formatPercent(Math.abs(vsReference ?? 0), { digits: 1 })
  const where = {
    // A price within the tolerance counts as equal to the reference, even when the difference is not 0.
    equal:
      vsReference === 0
        ? `the ${referenceLabel}`
        : `equal to the ${referenceLabel}, within ${distance}`,
    cheaper: `${distance} below the ${referenceLabel}`,
    dearer: `${distance} above the ${referenceLabel}`,
  }[side ?? 'equal']
  return `${name} ${withCurrencyLabel(label, formatPrice(price))}, ${where}`
}

/** The lines behind the dots: one per tick, and one at the reference. */
function Grid({ scale }: { scale: PlotScale }) {
  const { axis, reference } = scale
  return (
    <>
      {axis.ticks.map((tick) => (
        <span
          key={tick}
          className={styles.tick}
          style={cssVars({ '--x': cssPositionOf(scale, tick) ?? '0%' })}
        />
      ))}
      {reference !== null && (
        <span
          className={styles.reference}
          style={cssVars({ '--x': cssPositionOf(scale, reference) ?? '0%' })}
        />
      )}
    </>
  )
}

/** The dot plot of one price against the reference: ● below, ○ equal, ◆ above, and a tick at its MRP. */
export function OfferPlot({ scale, ...point }: Point & { scale: PlotScale }) {
  const label = useContext(CurrencyLabel)
  const x = cssPositionOf(scale, point.price)
  const reference = cssPositionOf(scale, scale.reference)
  const mrp = point.price === null ? null : cssPositionOf(scale, point.mrp)
  const side = SIDES[point.side ?? 'equal']
  return (
    <div className={classes(styles.plot, styles[side])}>
      <Grid scale={scale} />
      {mrp !== null && <span className={styles.mrp} style={cssVars({ '--x': mrp })} />}
      {x !== null && reference !== null && (
        <>
          <span className="vh">{wordsOf(point, label, scale.referenceLabel)}</span>
          {side !== 'equal' && (
            <span
              className={styles.distance}
              style={cssVars(
                side === 'below' ? { '--a': x, '--b': reference } : { '--a': reference, '--b': x },
              )}
            />
          )}
          <span data-side={side} className={styles.point} style={cssVars({ '--x': x })} />
        </>
      )}
    </div>
  )
}
