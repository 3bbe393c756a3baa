import ExternalLink from 'lucide-react/icons/external-link'
import { memo } from 'react'
import type { Offer } from '../../../catalog/operations/ean.ts'
import { productIdProblem } from '../../../catalog/productId.ts'
import { formatCount, formatDiscount, formatSigned, shortId } from '../../../lib/numbers/format.ts'
import type { OfferRow } from '../../../market/offerRows.ts'
import { tiedInWords } from '../../../market/rankInWords.ts'
import { MerchantMark } from '../../../pictures/MerchantMark.tsx'
import { Delta } from '../../../products/prices/Delta.tsx'
import { Mrp } from '../../../products/prices/Mrp.tsx'
import { Price } from '../../../products/prices/Price.tsx'
import { Link } from '../../../shell/Link.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Tag } from '../../../ui/buttons/Tag.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { paths } from '../../../url/paths.ts'
import { THIS_RECORD } from '../../../words/ownMerchantNames.ts'
import { shopPageAt } from '../../../words/names.ts'
import { LineSeller } from './LineSeller.tsx'
import { OfferPlot } from './OfferPlot.tsx'
import styles from './OffersTable.module.css'
import { merchantName } from './merchantChoices.ts'
import type { PlotScale } from './plotScale.ts'

type Props = {
  row: OfferRow<Offer>
  scale: PlotScale
  countries: readonly string[]
  /** The product ID of the listing that was looked up; '' for none. */
  lookedUp: string
  /** Whether anyone is me: else nothing is said of mine. */
  hasMine: boolean
}

const REASONS = {
  'no price': 'Left out: no offer price',
  zero: 'Left out: the offer price is 0',
  negative: 'Left out: the offer price is negative',
}

function VsMine({ row: { isMine, vsMine } }: { row: OfferRow<Offer> }) {
  if (isMine) return <span className={styles.quiet}>yours</span>
  if (vsMine === null) return <Missing what="no price of yours to compare with" />
  return <Localized>{formatSigned(vsMine)}</Localized>
}

function Record({ offer, countries }: { offer: Offer; countries: readonly string[] }) {
  const { productId } = offer
  if (productId === null) return <Missing what="no product id given" />
  if (productIdProblem(productId) !== null) return <span dir="auto">{shortId(productId)}</span>
  return (
    <Link
      to={paths.product(productId, { countries })}
      prefetch
      title={productId}
      aria-label={`Product ${shortId(productId)} at ${merchantName(offer)}`}
      className={styles.record}
      data-press
    >
      {shortId(productId)}
    </Link>
  )
}

function ShopPage({ offer }: { offer: Offer }) {
  if (offer.merchantProductUrl === null) return <Missing what="no shop page given" />
  return (
    <a
      href={offer.merchantProductUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={shopPageAt(merchantName(offer))}
      className={buttonClass({ size: 's' })}
      // Where there is no record, the row of a phone leads here.
      data-press={
        offer.productId === null || productIdProblem(offer.productId) !== null || undefined
      }
    >
      <span className={styles.word}>Shop page</span>
      <ExternalLink />
    </a>
  )
}

/** One offer: its price, where it stands, and the ways to its record and shop page. */
export const OfferLine = memo(function OfferLine(props: Props) {
  const { row, scale, countries, lookedUp, hasMine } = props
  const { offer, excluded } = row
  const name = merchantName(offer)
  return (
    <tr data-row data-mine={row.isMine || undefined} data-excluded={excluded ?? undefined}>
      <td data-number className={styles.place}>
        {row.position === null ? <Missing what="no place" /> : formatCount(row.position)}
      </td>
      <th scope="row" className={styles.merchant}>
        <LineSeller
          mark={<MerchantMark name={name} logo={offer.merchantLogo} size="l" />}
          name={name}
          own={row.isMine ? 'My merchant' : null}
          record={
            lookedUp !== '' && lookedUp === offer.productId && <Tag tone="line">{THIS_RECORD}</Tag>
          }
          source={
            offer.merchantId !== null && (
              <span title={offer.merchantId} translate="no">
                {offer.merchantId}
              </span>
            )
          }
        />
      </th>
      <td data-number className={styles.offer}>
        <Price offer={row.offerPrice} />
        {row.tied > 1 && <span className={styles.under}>{tiedInWords(row.tied)}</span>}
        {row.aboveMrp && <span className={styles.under}>above its MRP</span>}
      </td>
      <td data-number className={styles.difference}>
        {row.vsReference === 0 ? (
          <span className={styles.quiet}>equal</span>
        ) : (
          <Delta value={row.vsReference} plain={row.standing === 'equal'} />
        )}
      </td>
      <td className={styles.plot}>
        <OfferPlot
          name={name}
          price={row.position === null ? null : row.offerPrice}
          mrp={offer.salePrice}
          vsReference={row.vsReference}
          standing={row.standing}
          scale={scale}
        />
        {excluded !== null && (
          <Tag tone="line" className={styles.reason}>
            {REASONS[excluded]}
          </Tag>
        )}
      </td>
      {hasMine && (
        <td data-number className={styles.mine}>
          <VsMine row={row} />
        </td>
      )}
      <td data-number data-group className={styles.mrp}>
        <Mrp mrp={offer.salePrice} offer={row.offerPrice} />
      </td>
      <td data-number className={styles.discount}>
        {row.recomputedDiscount === null ? (
          <Missing what="no discount to work out" />
        ) : (
          <Localized>{formatDiscount(row.recomputedDiscount)}</Localized>
        )}
      </td>
      <td data-group className={styles.product}>
        <Record offer={offer} countries={countries} />
      </td>
      <td className={styles.shop}>
        <ShopPage offer={offer} />
      </td>
    </tr>
  )
})
