import { useContext, useId } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { Table } from '@/components/ui/tables/Table.tsx'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { competitorPrices } from './competitorPrices.ts'
import type { PriceLadder } from './priceLadder.ts'
import styles from './PriceLadder.module.css'

type Props = {
  ladder: PriceLadder
  /** The number of all competitors. */
  of: number
}

const MOST = 6

/** The price points with most competitors, and whether they are in a gap of yours. */
export function CompetitorPrices({ ladder, of }: Props) {
  const id = useId()
  const label = useContext(CurrencyLabel)
  const found = competitorPrices(ladder, MOST)
  return (
    <section aria-labelledby={id} className={styles.fits}>
      <h3 id={id}>{ASSORTMENT.fits}</h3>
      <Table caption={ASSORTMENT.fits}>
        <thead>
          <tr>
            <th scope="col">Competitor price point</th>
            <th scope="col" data-number>
              Rows
            </th>
            <th scope="col" data-number>
              Merchants
            </th>
            <th scope="col" data-number>
              In your gap
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ from, to, rows, merchants, isInGap }) => (
            <tr key={from}>
              <th scope="row">
                {withCurrencyLabel(label, formatPrice(from))}
                {to > from && `–${formatPrice(to)}`}
              </th>
              <td data-number>{formatCount(rows)}</td>
              <td data-number>{`${formatCount(merchants)} of ${formatCount(of)}`}</td>
              <td data-number>{isInGap ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
