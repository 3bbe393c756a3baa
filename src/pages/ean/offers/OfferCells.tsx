/** Draws the cells of an offer, and of the price from your price list among the offers. */
import ExternalLink from 'lucide-react/icons/external-link'
import Tags from 'lucide-react/icons/tags'
import type { Offer } from '@/api/operations/ean.ts'
import { productIdProblem } from '@/api/productId.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { tiedInWords } from '@/domain/pricing/rankInWords.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { formatSigned, shortId } from '@/lib/numbers/format.ts'
import { EAN } from '@/pages/ean/eanNames.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { shopPageAt } from '@/words/names.ts'
import { THIS_RECORD } from '@/words/ownMerchantNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { LineSeller } from './LineSeller.tsx'
import type { MarketLine } from './marketLines.ts'
import { merchantName } from './merchantChoices.ts'
import { OfferPlot } from './OfferPlot.tsx'
import type { PlotScale } from './plotScale.ts'
import styles from './OffersTable.module.css'

type Props = { line: MarketLine<Offer> }

const REASONS = {
  'no price': 'Left out: no offer price',
  zero: 'Left out: the offer price is 0',
  negative: 'Left out: the offer price is negative',
}

/** The cell of the merchant. `lookedUpId` is the product ID of the listing that was looked up; '' for none. */
export function MerchantCell({ line, lookedUpId }: Props & { lookedUpId: string }) {
  if (line.kind === 'listed') {
    return (
      <LineSeller
        mark={
          <span className={styles.mark}>
            <Tags />
          </span>
        }
        name={EAN.myPrice}
        own="From your list"
        source="not in the catalog"
      />
    )
  }
  const { offer, isOwn } = line.row
  const name = merchantName(offer)
  return (
    <LineSeller
      mark={<MerchantMark name={name} logo={offer.merchantLogo} size="l" />}
      name={name}
      own={isOwn ? EAN.you : null}
      record={
        lookedUpId !== '' && lookedUpId === offer.productId && <Tag tone="line">{THIS_RECORD}</Tag>
      }
      source={
        offer.merchantId !== null && (
          <span title={offer.merchantId} translate="no">
            {offer.merchantId}
          </span>
        )
      }
    />
  )
}

export function OfferPrice({ line }: Props) {
  const [price, tied] =
    line.kind === 'listed' ? [line.own.price, line.own.tied] : [line.row.offerPrice, line.row.tied]
  return (
    <>
      <Price offer={price} />
      {tied > 1 && <span className={styles.under}>{tiedInWords(tied)}</span>}
      {line.kind === 'offer' && line.row.aboveMrp && (
        <span className={styles.under}>above its MRP</span>
      )}
    </>
  )
}

export function Difference({ line }: Props) {
  const { vsReference, side } = line.kind === 'listed' ? line.own : line.row
  if (vsReference === 0) return <span className={styles.quiet}>equal</span>
  return <Delta value={vsReference} plain={side === 'equal'} />
}

export function PlotCell({ line, scale }: Props & { scale: PlotScale }) {
  if (line.kind === 'listed') {
    const { price, vsReference, side } = line.own
    return (
      <OfferPlot
        name="Your list price"
        price={price}
        mrp={null}
        {...{ vsReference, side, scale }}
      />
    )
  }
  const { offer, position, offerPrice, vsReference, side, excluded } = line.row
  return (
    <>
      <OfferPlot
        name={merchantName(offer)}
        price={position === null ? null : offerPrice}
        mrp={offer.salePrice}
        {...{ vsReference, side, scale }}
      />
      {excluded !== null && (
        <Tag tone="line" className={styles.reason}>
          {REASONS[excluded]}
        </Tag>
      )}
    </>
  )
}

/** The cell with the difference from your price. */
export function VsOwn({ line }: Props) {
  if (line.kind === 'listed' || line.row.isOwn) return <span className={styles.quiet}>yours</span>
  const { vsOwn } = line.row
  if (vsOwn === null) return <EmptyValue what="no price of yours to compare with" />
  return <LangText>{formatSigned(vsOwn)}</LangText>
}

/** The cell that links to the product page of the offer's listing. */
export function Listing({ line, countries }: Props & { countries: readonly string[] }) {
  if (line.kind === 'listed') return <EmptyValue what="no product ID in your list" />
  const { offer } = line.row
  const { productId } = offer
  if (productId === null) return <EmptyValue what="no product ID given" />
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

/** The cell that links to the offer on the merchant's site, or for a listed price to your price list. */
export function ShopPage({ line, toList }: Props & { toList: string }) {
  if (line.kind === 'listed') {
    return (
      <Link to={toList} className={buttonClass({ size: 's' })}>
        {PAGES.priceList}
      </Link>
    )
  }
  const { offer } = line.row
  if (offer.merchantProductUrl === null) return <EmptyValue what="no shop page given" />
  return (
    <a
      href={offer.merchantProductUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={shopPageAt(merchantName(offer))}
      className={buttonClass({ size: 's' })}
      // On a phone, a tap on the row opens the offer's listing; if the listing has no usable ID, it opens this link.
      data-press={
        offer.productId === null || productIdProblem(offer.productId) !== null || undefined
      }
    >
      <span className={styles.word}>Shop page</span>
      <ExternalLink />
    </a>
  )
}
