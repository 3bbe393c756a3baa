import { useContext } from 'react'
import { FIELDS } from '@/api/fields/fields.ts'
import { ChartTable, useChartTable } from '@/components/ui/figures/ChartTable.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { priceSteps } from '@/domain/changes/priceSteps.ts'
import { versionDays, versionTimes } from '@/domain/collections/versionTimes.ts'
import { formatPrice, MISSING } from '@/lib/numbers/format.ts'
import { figureWidth, withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import styles from './PriceSeries.module.css'

type PricePoint = {
  /** When the version was loaded, in epoch milliseconds. */
  at: number
  /** The price in this version; null if the version doesn’t contain the product or a price for it. */
  price: number | null
}

type Props = {
  /** The name of the figure that each version has. */
  heading?: string
  /** Formats figures other than prices, without the currency label. */
  write?: ((value: number) => string) | undefined
  /** The name of the table and of the chart. */
  label: string
  /** The prices, the oldest first. */
  pricePoints: readonly PricePoint[]
}

/** The size of the drawing in its own units, which are px at its default width. */
const WIDTH = 336
const HEIGHT = 112
const LEFT = 46
/** The width of a digit on the axis, in units of the drawing. */
const DIGIT = 6.6
/** How many characters of a price fit at the left edge: `999.00`. */
const FITS = 6
const RIGHT = 12
const TOP = 10
const BOTTOM = 22
/** Labels of versions nearer than this share of the width would overlap. */
const NEAR = 0.26

const placeY = (y: number) => HEIGHT - BOTTOM - y * (HEIGHT - TOP - BOTTOM)

/** The versions whose date fits: the last, the first, and as many as possible in between. */
function dated<Dot extends { x: number }>(dots: readonly Dot[]): Dot[] {
  const last = dots.at(-1)
  if (!last) return []
  const shown = [last]
  for (const dot of dots) {
    if (shown.every(({ x }) => Math.abs(x - dot.x) >= NEAR)) shown.push(dot)
  }
  return shown
}

/** A figure at each saved version, such as a price: a step line that a click turns into a table. */
export function PriceSeries({
  label,
  heading = FIELDS.offerPrice.label,
  write,
  pricePoints,
}: Props) {
  const unit = useContext(CurrencyLabel)
  const { isTable, switchButton } = useChartTable(label)
  const written = write ?? formatPrice
  const { axis, dots, lines, pricePoints: places } = priceSteps(pricePoints)
  const ticks = axis.ticks.length > 4 ? axis.ticks.filter((_, at) => at % 2 === 0) : axis.ticks
  const [start] = axis.ticks
  const isCut = start !== undefined && start > 0
  const last = dots.at(-1)
  const left = LEFT + figureWidth(ticks.map(written), FITS) * DIGIT
  const placeX = (x: number) => left + x * (WIDTH - left - RIGHT)
  const [dayOf, whenOf] = [versionDays(pricePoints), versionTimes(pricePoints)]
  const price = (value: number | null) =>
    value === null ? MISSING : withCurrencyLabel(write ? '' : unit, written(value))
  return (
    <figure className={styles.series}>
      {!isTable && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.drawing}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                className={styles.grid}
                x1={left}
                x2={WIDTH - RIGHT}
                y1={placeY(axis.at(tick))}
                y2={placeY(axis.at(tick))}
              />
              <text className={styles.end} x={left - 8} y={placeY(axis.at(tick)) + 4}>
                {written(tick)}
              </text>
            </g>
          ))}
          {lines.map((line) => (
            <polyline
              key={line[0]?.x}
              className={styles.line}
              points={line.map(({ x, y }) => `${placeX(x)},${placeY(y)}`).join(' ')}
            />
          ))}
          {dots.map(({ at, x, y }, place) => (
            <circle
              key={at}
              className={classes(styles.dot, place === dots.length - 1 && styles.last)}
              cx={placeX(x)}
              cy={placeY(y)}
              r={place === dots.length - 1 ? 4.5 : 3}
            />
          ))}
          {isCut && (
            <text className={styles.end} x={left - 8} y={HEIGHT - 4}>
              ≈
            </text>
          )}
          {last && (
            <text
              className={classes(styles.end, styles.value)}
              x={WIDTH - RIGHT + 4}
              y={Math.max(placeY(last.y) - 9, 9)}
            >
              {written(last.price)}
            </text>
          )}
          {dated(places).map(({ at, x }) => (
            <text
              key={at}
              className={x > 0.85 ? styles.end : x < 0.15 ? styles.start : styles.middle}
              x={x > 0.85 ? WIDTH - RIGHT + 4 : placeX(x)}
              y={HEIGHT - 4}
            >
              {dayOf({ at })}
            </text>
          ))}
        </svg>
      )}
      <ChartTable
        caption={label}
        heads={['Version', heading]}
        rows={pricePoints.map((snapshot) => ({
          key: snapshot.at,
          of: <LangText>{whenOf(snapshot)}</LangText>,
          figures: [price(snapshot.price)],
        }))}
        isShown={isTable}
      />
      <div className={styles.foot}>
        {isCut && !isTable && (
          <span className={styles.cut}>
            ≈ axis cut: starts at <LangText>{written(start)}</LangText>
          </span>
        )}
        {switchButton}
      </div>
    </figure>
  )
}
