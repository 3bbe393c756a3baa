import { formatPrice } from '../../lib/numbers/format.ts'
import { placesOf, stepsOf, type PriceLines } from '../../model/history/priceLines.ts'
import { snapshotDays } from '../../model/resultSet/snapshotTimes.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { cssVars } from '../../ui/styles/cssVars.ts'
import styles from './PriceLines.module.css'

/** Dates nearer than this share of the width would run into each other. */
const NEAR = 0.26

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The times that have room for their date: the last, the first, and between them as many as fit. */
function dated(places: readonly { at: number; x: number }[]) {
  const shown = places.slice(-1)
  for (const place of places) {
    if (shown.every(({ x }) => Math.abs(x - place.x) >= NEAR)) shown.push(place)
  }
  return shown
}

type Props = {
  lines: PriceLines
  /** The key of the merchant whose row is looked at. */
  named: string | null
}

/** The drawing; the table below it says the same. */
export function PriceLinesChart({ lines: drawn, named }: Props) {
  const { times, merchants, axis } = drawn
  const xs = placesOf(times)
  const dayOf = snapshotDays(times.map((at) => ({ at })))
  const places = times.map((at, place) => ({ at, x: xs[place] ?? 0 }))
  // What is looked at, and mine, are drawn over the others.
  const weight = ({ key, isMine }: (typeof merchants)[number]) =>
    key === named ? 2 : isMine ? 1 : 0
  const lines = merchants.toSorted((a, b) => weight(a) - weight(b))
  return (
    <div className={styles.chart} aria-hidden="true">
      {axis.ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={cssVars({ '--y': axis.at(tick) })}>
          {formatPrice(tick)}
        </span>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
        {axis.ticks.map((tick) => {
          const y = 100 - axis.at(tick) * 100
          return <line key={tick} className={styles.grid} x1="0" x2="100" y1={y} y2={y} />
        })}
        {lines.map(({ key, isMine, prices }) => (
          <g
            key={key}
            className={classes(
              styles.merchant,
              isMine && styles.mine,
              key === named && styles.named,
            )}
          >
            {stepsOf(prices, xs, axis).map((line) => (
              <polyline
                key={line[0]?.x}
                className={styles.line}
                points={line.map(({ x, y }) => `${x * 100},${100 - y * 100}`).join(' ')}
              />
            ))}
            {prices.map((price, place) =>
              typeof price === 'number' ? (
                // A line of no length with round ends: a circle would be drawn out with the chart.
                <path
                  key={times[place]}
                  className={styles.dot}
                  d={`M${(xs[place] ?? 0) * 100} ${100 - axis.at(price) * 100}h0`}
                />
              ) : null,
            )}
          </g>
        ))}
      </svg>
      {dated(places).map(({ at, x }) => (
        <span
          key={at}
          className={styles.day}
          data-end={x > 0.9 ? 'end' : x < 0.1 ? 'start' : undefined}
          style={cssVars({ '--x': percent(x) })}
        >
          <Localized>{dayOf({ at })}</Localized>
        </span>
      ))}
    </div>
  )
}
