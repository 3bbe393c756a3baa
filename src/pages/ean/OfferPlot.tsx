import { useContext } from 'react'
import type { Offer } from '../../api/ean.ts'
import { formatPercent, formatPrice } from '../../domain/format.ts'
import { labelled } from '../../domain/labelled.ts'
import type { OfferRow } from '../../domain/offerRows.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { classes } from '../../ui/classes.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { merchantName } from './merchantChoices.ts'
import type { PlotScale } from './plotScale.ts'
import { placeOf } from './plotScale.ts'
import styles from './OfferPlot.module.css'

type Side = 'below' | 'above' | 'equal'

function sideOf(vsMedian: number): Side {
  if (vsMedian === 0) return 'equal'
  return vsMedian < 0 ? 'below' : 'above'
}

function wordsOf({ offer, offerPrice, vsMedian }: OfferRow<Offer>, label: string): string {
  const distance = formatPercent(Math.abs(vsMedian ?? 0), { digits: 1 })
  const where = {
    equal: 'the median',
    below: `${distance} below the median`,
    above: `${distance} above the median`,
  }[sideOf(vsMedian ?? 0)]
  return `${merchantName(offer)} ${labelled(label, formatPrice(offerPrice))}, ${where}`
}

/** The lines behind the dots: one a tick, and the median. */
function Grid({ scale }: { scale: PlotScale }) {
  const { axis, median } = scale
  return (
    <>
      {axis.ticks.map((tick) => (
        <span
          key={tick}
          className={styles.tick}
          style={cssVars({ '--x': placeOf(scale, tick) ?? '0%' })}
        />
      ))}
      {median !== null && (
        <span
          className={styles.median}
          style={cssVars({ '--x': placeOf(scale, median) ?? '0%' })}
        />
      )}
    </>
  )
}

/** One offer against the median: ● below, ○ at it, ◆ above, and a tick at its MRP. */
export function OfferPlot({ row, scale }: { row: OfferRow<Offer>; scale: PlotScale }) {
  const label = useContext(CurrencyLabel)
  const x = row.position === null ? null : placeOf(scale, row.offerPrice)
  const median = placeOf(scale, scale.median)
  const mrp = row.position === null ? null : placeOf(scale, row.offer.salePrice)
  const side = sideOf(row.vsMedian ?? 0)
  return (
    <div className={classes(styles.plot, styles[side])}>
      <Grid scale={scale} />
      {mrp !== null && <span className={styles.mrp} style={cssVars({ '--x': mrp })} />}
      {x !== null && median !== null && (
        <>
          <span className="vh">{wordsOf(row, label)}</span>
          {side !== 'equal' && (
            <span
              className={styles.distance}
              style={cssVars(
                side === 'below' ? { '--a': x, '--b': median } : { '--a': median, '--b': x },
              )}
            />
          )}
          <span data-side={side} className={styles.point} style={cssVars({ '--x': x })} />
        </>
      )}
    </div>
  )
}
