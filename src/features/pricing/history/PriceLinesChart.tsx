import { LangText } from '@/components/ui/figures/LangText.tsx'
import { spreadLabels } from '@/components/ui/figures/spreadLabels.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { versionDays } from '@/domain/collections/versionTimes.ts'
import { timePositions, stepsOf, type PriceLines } from '@/domain/history/priceLines.ts'
import { formatPrice } from '@/lib/numbers/format.ts'
import styles from './PriceLines.module.css'

/** Dates nearer than this share of the width would overlap. */
const NEAR = 0.26

/** Names nearer than this share of the drawing’s height would overlap. */
const NAME_GAP = 0.09
/** How many lines get a name in the chart; the table names the others. */
const MAX_NAMES = 12

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The times whose date fits: the last, the first, and as many as possible in between. */
function dated(places: readonly { at: number; x: number }[]) {
  const shown = places.slice(-1)
  for (const place of places) {
    if (shown.every(({ x }) => Math.abs(x - place.x) >= NEAR)) shown.push(place)
  }
  return shown
}

type Props = {
  lines: PriceLines
  /** The key of the highlighted merchant; null if no row is pointed at. */
  named: string | null
}

/** The chart, with a name at the end of each line; the table below is its equivalent. */
export function PriceLinesChart({ lines: drawn, named }: Props) {
  const { times, merchants, axis } = drawn
  const xs = timePositions(times)
  const dayOf = versionDays(times.map((at) => ({ at })))
  const places = times.map((at, place) => ({ at, x: xs[place] ?? 0 }))
  // The highlighted line and your own are drawn over the others.
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
                  // A line of length 0 with round ends, because a circle would be stretched with the chart.
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
