import { useContext } from 'react'
import { formatPercent, formatPrice } from '../../domain/format.ts'
import { labelled } from '../../domain/labelled.ts'
import { margin } from '../../domain/priceList/margin.ts'
import type { OwnPrice } from '../../domain/priceList/ownPrice.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { Link } from '../../parts/Link.tsx'

type Props = {
  own: OwnPrice
  /** Of the list, at this code. */
  to: string
}

/** What the user's price list says of the code, and the way to it. */
export function FromList({ own: { price, cost, note }, to }: Props) {
  const label = useContext(CurrencyLabel)
  const percent = margin(price, cost)
  const amount = (value: number) => labelled(label, formatPrice(value))
  const words = [
    ...(price === null ? [] : [`price ${amount(price)}`]),
    ...(cost === null ? [] : [`cost ${amount(cost)}`]),
    ...(percent === null ? [] : [`margin ${formatPercent(percent, { digits: 1 })}`]),
  ]
  return (
    <span>
      From your <Link to={to}>price list</Link>: {words.join(', ')}
      {note !== '' && (
        <>
          {' '}
          (<bdi>{note}</bdi>)
        </>
      )}
      .
    </span>
  )
}
