import Tags from 'lucide-react/icons/tags'
import { formatCount, formatOrdinal } from '../../domain/format.ts'
import type { OwnPlace } from '../../domain/priceList/ownStanding.ts'
import { Delta } from '../../parts/Delta.tsx'
import { Link } from '../../parts/Link.tsx'
import { Missing } from '../../parts/Missing.tsx'
import { Price } from '../../parts/Price.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Tag } from '../../ui/Tag.tsx'
import { tied } from './eanStats.tsx'
import { OfferPlot } from './OfferPlot.tsx'
import styles from './OffersTable.module.css'
import type { PlotScale } from './plotScale.ts'

type Props = {
  own: OwnPlace
  scale: PlotScale
  /** Of the list, at this code. */
  to: string
}

function Whose() {
  return (
    <div className={styles.who}>
      <span className={styles.listMark}>
        <Tags />
      </span>
      <div className={styles.names}>
        <span className={styles.name}>
          <b>Your price</b>
          <Tag tone="accent">From your list</Tag>
        </span>
        <span className={styles.id}>not in the catalog’s answer</span>
      </div>
    </div>
  )
}

/** The price from the user's own list, among the offers and not one of them. */
export function ListedLine({ own, scale, to }: Props) {
  return (
    <tr data-mine>
      <td data-number className={styles.place}>
        <Missing
          what={`no offer of the catalog; with it ${formatOrdinal(own.rank)} of ${formatCount(own.of)}`}
        />
      </td>
      <th scope="row" className={styles.merchant}>
        <Whose />
      </th>
      <td data-number className={styles.offer}>
        <Price offer={own.price} />
        {own.tied > 1 && <span className={styles.under}>{tied(own.tied)}</span>}
      </td>
      <td data-number className={styles.difference}>
        {own.vsMedian === 0 ? (
          <span className={styles.quiet}>median</span>
        ) : (
          <Delta value={own.vsMedian} />
        )}
      </td>
      <td className={styles.plot}>
        <OfferPlot
          name="Your list price"
          price={own.price}
          mrp={null}
          vsMedian={own.vsMedian}
          scale={scale}
        />
      </td>
      <td data-number className={styles.mine}>
        <span className={styles.quiet}>yours</span>
      </td>
      <td data-number data-group className={styles.mrp}>
        <Missing what="no MRP in your list" />
      </td>
      <td data-number className={styles.discount}>
        <Missing what="no discount to work out" />
      </td>
      <td data-group className={styles.product}>
        <Missing what="no product id in your list" />
      </td>
      <td className={styles.shop}>
        <Link to={to} className={buttonClass({ size: 's' })}>
          Price list
        </Link>
      </td>
    </tr>
  )
}
