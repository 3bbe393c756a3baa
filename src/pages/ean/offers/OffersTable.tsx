import { useContext } from 'react'
import type { Offer } from '../../../catalog/operations/ean.ts'
import { formatPercent, formatPrice } from '../../../lib/numbers/format.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { MoreRows } from '../../../ui/tables/MoreRows.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { cssVars } from '../../../ui/styles/cssVars.ts'
import { ListedLine } from './ListedLine.tsx'
import { OfferLine } from './OfferLine.tsx'
import { OfferPlotAxis } from './OfferPlotAxis.tsx'
import styles from './OffersTable.module.css'
import type { MarketLine } from './marketLines.ts'
import type { PlotScale } from './plotScale.ts'
import { answerPlace } from '../../../shell/pagePlaces.ts'

type Props = {
  caption: string
  lines: readonly MarketLine<Offer>[]
  scale: PlotScale
  countries: readonly string[]
  /** The user's price list at this code. */
  toList: string
  lookedUp: string
  /** Whether anyone is me: else nothing is said of mine. */
  hasMine: boolean
}

const priceOf = (line: MarketLine<Offer>) =>
  formatPrice(line.kind === 'offer' ? line.row.offerPrice : line.own.price)

/** How far above the reference; no fall is longer than −100.0%. */
const moreOf = (line: MarketLine<Offer>) =>
  line.kind === 'offer' ? formatPercent(line.row.vsReference, { digits: 1, signed: true }) : ''

/** Every offer of an answer, the lowest first and the ones left out last; below 640 px each is a small block. */
export function OffersTable({
  caption,
  lines,
  scale,
  countries,
  toList,
  lookedUp,
  hasMine,
}: Props) {
  const label = useContext(CurrencyLabel)
  const table = (some: readonly MarketLine<Offer>[]) => (
    <Table
      ref={answerPlace}
      caption={caption}
      className={styles.table}
      style={cssVars({
        '--label': labelRoom(label) + figureRoom(lines.map(priceOf)),
        '--more': figureRoom(lines.map(moreOf)),
      })}
    >
      <thead>
        <tr>
          <th scope="col" data-number className={styles.place}>
            #
          </th>
          <th scope="col" className={styles.merchant}>
            Merchant
          </th>
          <th scope="col" data-number aria-sort="ascending" className={styles.offer}>
            Offer price
          </th>
          <th scope="col" data-number className={styles.difference}>
            <Calculated>vs {scale.referenceLabel}</Calculated>
          </th>
          <th scope="col" className={styles.plot}>
            <span className="vh">Price against the {scale.referenceLabel}</span>
            <OfferPlotAxis scale={scale} />
          </th>
          {hasMine && (
            <th scope="col" data-number className={styles.mine}>
              <Calculated>vs mine</Calculated>
            </th>
          )}
          <th scope="col" data-number data-group className={styles.mrp}>
            MRP
          </th>
          <th scope="col" data-number className={styles.discount}>
            <Calculated>Discount</Calculated>
          </th>
          <th scope="col" data-group className={styles.product}>
            Product
          </th>
          <th scope="col" className={styles.shop}>
            <span className="vh">Shop page</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {some.map((line, place) =>
          line.kind === 'listed' ? (
            <ListedLine key="listed" own={line.own} scale={scale} to={toList} />
          ) : (
            <OfferLine
              // A service may repeat an offer: place tells equal ones apart.
              key={`${line.row.offer.merchantId ?? ''} ${line.row.offer.productId ?? ''} ${place}`}
              row={line.row}
              scale={scale}
              countries={countries}
              lookedUp={lookedUp}
              hasMine={hasMine}
            />
          ),
        )}
      </tbody>
    </Table>
  )
  return (
    <MoreRows rows={lines} what="offers">
      {table}
    </MoreRows>
  )
}
