import { useContext } from 'react'
import { formatPercent, formatPrice } from '../../domain/format.ts'
import { labelled } from '../../domain/labelled.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { classes } from '../../ui/classes.ts'
import { cssVars } from '../../ui/cssVars.ts'
import type { PlotScale } from './plotScale.ts'
import { placeOf } from './plotScale.ts'
import styles from './OfferPlot.module.css'

type Side = 'below' | 'above' | 'equal'

function sideOf(vsMedian: number): Side {
  if (vsMedian === 0) return 'equal'
  return vsMedian < 0 ? 'below' : 'above'
}

type Point = {
  name: string
  /** Null where it is left out. */
  price: number | null
  mrp: number | null
  /** In percent. */
  vsMedian: number | null
}

function wordsOf({ name, price, vsMedian }: Point, label: string): string {
  const distance = formatPercent(Math.abs(vsMedian ?? 0), { digits: 1 })
  const where = {
    equal: 'the median',
    below: `${distance} below the median`,
    above: `${distance} above the median`,
  }[sideOf(vsMedian ?? 0)]
  return `${name} ${labelled(label, formatPrice(price))}, ${where}`
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

/** One price against the median: ● below, ○ at it, ◆ above, and a tick at its MRP. */
export function OfferPlot({ scale, ...point }: Point & { scale: PlotScale }) {
  const label = useContext(CurrencyLabel)
  const x = placeOf(scale, point.price)
  const median = placeOf(scale, scale.median)
  const mrp = point.price === null ? null : placeOf(scale, point.mrp)
  const side = sideOf(point.vsMedian ?? 0)
  return (
    <div className={classes(styles.plot, styles[side])}>
      <Grid scale={scale} />
      {mrp !== null && <span className={styles.mrp} style={cssVars({ '--x': mrp })} />}
      {x !== null && median !== null && (
        <>
          <span className="vh">{wordsOf(point, label)}</span>
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
