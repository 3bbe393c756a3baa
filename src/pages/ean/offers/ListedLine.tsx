import Tags from 'lucide-react/icons/tags'
import { rankInWords, tiedInWords } from '../../../market/rankInWords.ts'
import { Delta } from '../../../products/prices/Delta.tsx'
import { Price } from '../../../products/prices/Price.tsx'
import { Link } from '../../../shell/Link.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { LineSeller } from './LineSeller.tsx'
import styles from './ListedLine.module.css'
import { OfferPlot } from './OfferPlot.tsx'
import columns from './OffersTable.module.css'
import { EAN } from '../eanNames.ts'
import type { OwnPlace } from './ownStanding.ts'
import type { PlotScale } from './plotScale.ts'
import { PAGES } from '../../../words/pageNames.ts'

type Props = {
  own: OwnPlace
  scale: PlotScale
  /** Of the list, at this code. */
  to: string
}

/** The price from the user's own list, among the offers and not one of them. */
export function ListedLine({ own, scale, to }: Props) {
  return (
    <tr data-mine>
      <td data-number className={columns.place}>
        <Missing what={`no offer of the catalog; with it ${rankInWords(own)}`} />
      </td>
      <th scope="row" className={columns.merchant}>
        <LineSeller
          mark={
            <span className={styles.mark}>
              <Tags />
            </span>
          }
          name={EAN.myPrice}
          own="From your list"
          source="not in the catalog’s answer"
        />
      </th>
      <td data-number className={columns.offer}>
        <Price offer={own.price} />
        {own.tied > 1 && <span className={columns.under}>{tiedInWords(own.tied)}</span>}
      </td>
      <td data-number className={columns.difference}>
        {own.vsReference === 0 ? (
          <span className={columns.quiet}>equal</span>
        ) : (
          <Delta value={own.vsReference} plain={own.standing === 'equal'} />
        )}
      </td>
      <td className={columns.plot}>
        <OfferPlot
          name="Your list price"
          price={own.price}
          mrp={null}
          vsReference={own.vsReference}
          standing={own.standing}
          scale={scale}
        />
      </td>
      <td data-number className={columns.mine}>
        <span className={columns.quiet}>yours</span>
      </td>
      <td data-number data-group className={columns.mrp}>
        <Missing what="no MRP in your list" />
      </td>
      <td data-number className={columns.discount}>
        <Missing what="no discount to work out" />
      </td>
      <td data-group className={columns.product}>
        <Missing what="no product id in your list" />
      </td>
      <td className={columns.shop}>
        <Link to={to} className={buttonClass({ size: 's' })}>
          {PAGES.priceList}
        </Link>
      </td>
    </tr>
  )
}
