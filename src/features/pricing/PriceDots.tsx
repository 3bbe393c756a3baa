import { useContext } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import type { OwnPosition } from '@/domain/pricing/position.ts'
import { formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { isUsablePrice, offerStatistics } from '@/lib/numbers/offerStatistics.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { labelled } from '@/lib/text/labelled.ts'
import { plural } from '@/lib/text/plural.ts'
import { DotLine, type Side } from './DotLine.tsx'

type Props = {
  /** The offer prices, mine among them or not; what is no positive figure is left out. */
  values: readonly (number | null)[]
  own: number | null
  /** Of the record that was looked up, which need not be mine. */
  record?: number | null
  /** What mine is measured against; drawn as a line. */
  reference: number | null
  /** Where mine stands to it, by the tolerance (`statusAt`); null where that is not known. */
  status: OwnPosition['status']
  /** Names the reference for screen readers: "median of the others". */
  referenceLabel: string
  /** Shared by all rows that stand under each other (`priceAxis` over the prices of all). */
  axis: PriceAxis
  /** The axis is of the index: prices ÷ reference × 100, so that rows of different prices share it. */
  asIndex?: boolean
  className?: string | undefined
}

const MANY = 200

/** n, range, reference and mine as one phrase: what the dots say. */
function wordsOf({ values, own, record = null, reference, referenceLabel }: Props, label: string) {
  const { n, min, max } = offerStatistics([...values])
  if (n === 0) return 'No usable offer price'
  const price = (figure: number | null) => labelled(label, formatPrice(figure))
  const range = n === 1 ? price(min) : `${price(min)} to ${price(max)}`
  return [
    `${plural(n, 'offer price')}, ${range}`,
    reference === null ? null : `${referenceLabel} ${labelled(label, formatWorkedOut(reference))}`,
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

/** One row of dots: every offer price, the reference as a line, mine as ● below, ◆ above or ○ at it, this record as a square. */
export function PriceDots(props: Props) {
  const { values, own, record = null, reference, status, axis, asIndex = false } = props
  const label = useContext(CurrencyLabel)
  const usable = values.filter(isUsablePrice)
  const { min, max } = offerStatistics(usable)
  const scale = asIndex && isUsablePrice(reference) ? 100 / reference : 1
  const percent = (price: number) => `${(axis.at(price * scale) * 100).toFixed(2)}%`
  // Prices at one place are one dot; of very many the dots touch each other long before they are all drawn.
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
