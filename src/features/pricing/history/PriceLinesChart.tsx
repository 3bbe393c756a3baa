import { LangText } from '@/components/ui/figures/LangText.tsx'
import { spreadLabels } from '@/components/ui/figures/spreadLabels.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { versionDays } from '@/domain/collections/versionTimes.ts'
import { placesOf, stepsOf, type PriceLines } from '@/domain/history/priceLines.ts'
import { formatPrice } from '@/lib/numbers/format.ts'
import styles from './PriceLines.module.css'

/** Dates nearer than this share of the width would run into each other. */
const NEAR = 0.26

/** Of the height of the drawing: names nearer than this would run into each other. */
const NAME_GAP = 0.09
/** So many lines have room for their name; the table names the others. */
const MAX_NAMES = 12

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

/** The drawing, each line named at its end; the table below it says the same. */
export function PriceLinesChart({ lines: drawn, named }: Props) {
  const { times, merchants, axis } = drawn
  const xs = placesOf(times)
  const dayOf = versionDays(times.map((at) => ({ at })))
  const places = times.map((at, place) => ({ at, x: xs[place] ?? 0 }))
  // What is looked at, and mine, are drawn over the others.
  const weight = ({ key, isOwn }: (typeof merchants)[number]) => (key === named ? 2 : isOwn ? 1 : 0)
  const lines = merchants.toSorted((a, b) => weight(a) - weight(b))
  const [start] = axis.ticks
  const isCut = start !== undefined && start > 0
  const ends = lines
    .flatMap(({ key, name, isOwn, prices }) => {
      const price = prices.at(-1)
      return typeof price === 'number' ? [{ key, name, isOwn, price, y: axis.at(price) }] : []
    })
    .slice(-MAX_NAMES)
  const heights = spreadLabels(
    ends.map(({ y }) => y),
    NAME_GAP,
  )
  return (
    <>
      {isCut && (
        <p className={styles.cut}>
          ≈ axis cut: starts at <LangText>{formatPrice(start)}</LangText>
        </p>
      )}
      <div className={styles.chart} aria-hidden="true">
        {isCut && <span className={styles.cutMark}>≈</span>}
        {ends.map(({ key, name, isOwn, price }, place) => (
          <span
            key={key}
            className={classes(styles.end, (isOwn || key === named) && styles.endMarked)}
            data-line-end
            style={cssVars({ '--y': heights[place] ?? 0 })}
          >
            <bdi>{name}</bdi>, <LangText>{formatPrice(price)}</LangText>
          </span>
        ))}
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
          {lines.map(({ key, isOwn, prices }) => (
            <g
              key={key}
              className={classes(
                styles.merchant,
                isOwn && styles.mine,
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
            <LangText>{dayOf({ at })}</LangText>
          </span>
        ))}
      </div>
    </>
  )
}
