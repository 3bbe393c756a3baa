import { formatCount, formatPrice } from '../../../lib/numbers/format.ts'
import type { BatchOffer } from '../../../market/batchAnswer.ts'
import type { Mine } from '../../../market/me.ts'
import { toOfferRows } from '../../../market/offerRows.ts'
import { Unit } from '../../../products/prices/Unit.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { MoreRows } from '../../../ui/tables/MoreRows.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { BATCH } from '../../../words/batchNames.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from '../../../runs/answer/Answer.module.css'

type Props = {
  code: string
  offers: readonly BatchOffer[]
  mine: Mine
}

/** Every offer of the market, the lowest first and those without a usable price last. */
export function RowOffers({ code, offers, mine }: Props) {
  const { rows } = toOfferRows([...offers], { mine, reference: 'median' })
  return (
    <>
      <h3
        className={styles.heading}
      >{`${BATCH.offers} of ${code}, ${formatCount(offers.length)}`}</h3>
      <MoreRows rows={rows} what="offers" step={50}>
        {(some) => (
          <Table caption={`${BATCH.offers} of ${code}`} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Merchant</th>
                <th scope="col" data-number>
                  Offer price
                </th>
                <th scope="col" data-number>
                  MRP
                </th>
              </tr>
            </thead>
            <tbody>
              {some.map(({ offer, isMine }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a merchant may have several offers, none of them has an id
                <tr key={place} data-mine={isMine || undefined}>
                  <th scope="row">
                    {offer.merchantName ?? offer.merchantId ?? <Missing what="not named" />}
                  </th>
                  <td data-number>
                    <Figure value={offer.offerPrice} />
                  </td>
                  <td data-number>
                    <Figure value={offer.salePrice} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </MoreRows>
    </>
  )
}

function Figure({ value }: { value: number | null }) {
  if (value === null) return <Missing what="no price" />
  return (
    <>
      <Unit />
      <Localized>{formatPrice(value)}</Localized>
    </>
  )
}
