import { useContext } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { formatCount, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import type { LadderGap, LadderLine } from './priceLadder.ts'
import type { PricePoint } from './pricePoints.ts'
import styles from './PriceLadder.module.css'

type Props = {
  line: LadderLine
  axis: PriceAxis
  /** The gaps of your line; empty for other merchants. */
  gaps: readonly LadderGap[]
  note?: string | undefined
}

/** The maximum number of prices in the text alternative; the table has all. */
const MOST_SPOKEN = 12
/** Prices closer than this share of the axis are one dot. */
const CLOSE = 1 / 60

type Dot = { at: number; rows: number; prices: [low: number, high: number] }

/** The dots of a line. It merges prices at nearly the same position, because thousands of dots would hide each other. */
function dotsOf(points: readonly PricePoint[], axis: PriceAxis): Dot[] {
  const dots: Dot[] = []
  for (const { price, rows } of points) {
    const at = axis.at(price)
    const last = dots.at(-1)
    if (last && at - last.at < CLOSE) {
      last.at = (last.at * last.rows + at * rows) / (last.rows + rows)
      last.rows += rows
      last.prices[1] = price
    } else dots.push({ at, rows, prices: [price, price] })
  }
  return dots
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The diameter of a dot, which grows with the square root of the rows, so that the area represents them. */
const sizeOf = (rows: number) => `${Math.min(20, 5 + 2 * Math.sqrt(rows)).toFixed(1)}px`

/** One merchant’s line: a dot for each price, its range, its median as a tick, and your gaps as dashed boxes. */
export function PriceLadderLine({ line, axis, gaps, note }: Props) {
  const label = useContext(CurrencyLabel)
  const price = (figure: number) => withCurrencyLabel(label, formatPrice(figure))
  const { merchant, isOwn, points, rows, entry, median, top } = line
  const name = merchant === '' ? 'Merchant not stated' : merchant
  const priceTexts = points
    .slice(0, MOST_SPOKEN)
    .map((point) => `${price(point.price)} × ${formatCount(point.rows)}`)
  const words = [
    `${name}: entry ${price(entry)}, median ${withCurrencyLabel(label, formatWorkedOut(median))}, top ${price(top)}`,
    `${priceTexts.join(', ')}${points.length > MOST_SPOKEN ? ` and ${formatCount(points.length - MOST_SPOKEN)} more prices` : ''}`,
    ...gaps.map(
      (gap) =>
        `gap ${price(gap.from)} to ${price(gap.to)}, ${formatCount(gap.rows)} products of competitors`,
    ),
  ]
  return (
    <div className={classes(styles.line, isOwn && styles.mine)}>
      <span className={styles.merchant}>
        <MerchantMark name={name} />
        <span className={styles.name} title={name}>
          {/* Hidden from screen readers, because the words below begin with the name. */}
          <bdi aria-hidden="true">{name}</bdi>
          {note !== undefined && <span className={styles.quiet}>{note}</span>}
        </span>
      </span>
      <span className="vh">{words.join('; ')}</span>
      <span className={styles.plot} aria-hidden="true">
        {axis.ticks.map((tick) => (
          <u key={tick} style={cssVars({ '--x': percent(axis.at(tick)) })} />
        ))}
        <s style={cssVars({ '--a': percent(axis.at(entry)), '--b': percent(axis.at(top)) })} />
        {gaps.map((gap) => (
          <Gap key={gap.from} gap={gap} axis={axis} />
        ))}
        {dotsOf(points, axis).map((dot) => (
          <i
            key={dot.at}
            style={cssVars({ '--x': percent(dot.at), '--d': sizeOf(dot.rows) })}
            title={`${[...new Set(dot.prices)].map(price).join(' to ')}: ${formatCount(dot.rows)}`}
          />
        ))}
        {points.length > 1 && <b style={cssVars({ '--x': percent(axis.at(median)) })} />}
      </span>
      <span className={styles.rows}>
        {formatCount(rows)}
        <span className="vh"> {pluralForm(rows, 'row')}</span>
      </span>
    </div>
  )
}

function Gap({ gap, axis }: { gap: LadderGap; axis: PriceAxis }) {
  const { kind, from, to, rows } = gap
  const [a, b] = [axis.at(from), axis.at(to)]
  const range = `${formatPrice(from)}–${formatPrice(to)}`
  return (
    <span
      className={classes(
        styles.gap,
        kind === 'below' && styles.below,
        kind === 'above' && styles.above,
      )}
      style={cssVars({ '--a': percent(a), '--b': percent(b) })}
      title={`gap ${range}, ${formatCount(rows)} products of competitors`}
    >
      {/* The style sheet shows as many of these words as the box has room for. */}
      <span className={styles.whole}>
        gap {range}
        <br />
        {formatCount(rows)} competitor products
      </span>
      <span className={styles.short}>
        gap
        <br />
        {formatCount(rows)} rows
      </span>
    </span>
  )
}
