import { useContext } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import type { OwnPosition } from '@/domain/pricing/position.ts'
import { formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { isUsablePrice, offerStatistics } from '@/lib/numbers/offerStatistics.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import { DotLine, type Side } from './DotLine.tsx'

type Props = {
  /** The offer prices, with or without yours; values that are not positive are left out. */
  values: readonly (number | null)[]
  own: number | null
  /** The price of the listing that was looked up, which need not be yours. */
  record?: number | null
  /** The figure that your price is compared with; drawn as a line. */
  reference: number | null
  /** The status of your price by the tolerance (`statusAt`); null if unknown. */
  status: OwnPosition['status']
  /** The name of the compared-with figure for screen readers: "median of the others". */
  referenceLabel: string
  /** The axis, shared by all rows below each other (`priceAxis` over all their prices). */
  axis: PriceAxis
  /** Whether the axis shows the index, prices ÷ compared-with figure × 100, so that rows with different prices share it. */
  asIndex?: boolean
  className?: string | undefined
}

const MANY = 200

/** The text alternative of the dots: n, range, comparison and your price as one phrase. */
function wordsOf({ values, own, record = null, reference, referenceLabel }: Props, label: string) {
  const { n, min, max } = offerStatistics([...values])
  if (n === 0) return 'No usable offer price'
  const price = (figure: number | null) => withCurrencyLabel(label, formatPrice(figure))
  const range = n === 1 ? price(min) : `${price(min)} to ${price(max)}`
  return [
    `${plural(n, 'offer price')}, ${range}`,
    reference === null
      ? null
      : `${referenceLabel} ${withCurrencyLabel(label, formatWorkedOut(reference))}`,
    isUsablePrice(record) ? `this listing ${price(record)}` : null,
    isUsablePrice(own) ? `yours ${price(own)}` : 'no price of yours',
  ]
    .filter((words) => words !== null)
    .join(', ')
}

function sideOf(status: OwnPosition['status']): Side {
  if (status === 'cheaper') return 'below'
  return status === 'dearer' ? 'above' : 'equal'
}

/**
 * A row of dots for all offer prices, the compared-with figure as a line, your price as ● below, ◆ above or ○ at that figure, and
 * this listing as a square.
 */
export function PriceDots(props: Props) {
  const { values, own, record = null, reference, status, axis, asIndex = false } = props
  const label = useContext(CurrencyLabel)
  const usable = values.filter(isUsablePrice)
  const { min, max } = offerStatistics(usable)
  const scale = asIndex && isUsablePrice(reference) ? 100 / reference : 1
  const percent = (price: number) => `${(axis.at(price * scale) * 100).toFixed(2)}%`
  // Equal positions are one dot. With very many prices, positions are rounded to 1 %, because the dots would touch anyway.
  const place = (price: number) =>
    usable.length > MANY ? `${Math.round(axis.at(price * scale) * 100)}%` : percent(price)
  const places = [...new Set(usable.map(place))]
  const placeOf = (price: number | null) => (isUsablePrice(price) ? percent(price) : null)
  return (
    <DotLine
      className={props.className}
      text={wordsOf(props, label)}
      range={min === null || max === null ? null : [percent(min), percent(max)]}
      dots={places}
      reference={placeOf(reference)}
      record={placeOf(record)}
      own={isUsablePrice(own) ? { at: percent(own), side: sideOf(status) } : null}
    />
  )
}
