import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { eanQuery, type EanResult, type Offer } from '../../api/ean.ts'
import type { Product } from '../../api/product.ts'
import { formatPrice, formatWorkedOut } from '../../domain/format.ts'
import { labelInWords, labelled } from '../../domain/labelled.ts'
import { comparePricesOf } from '../../domain/names.ts'
import type { ReferenceKind } from '../../domain/market/reference.ts'
import { AnswerNotice } from '../../parts/AnswerNotice.tsx'
import { useConnection } from '../../parts/connection.tsx'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { Delta } from '../../parts/Delta.tsx'
import { Fn } from '../../parts/Fn.tsx'
import { Link } from '../../parts/Link.tsx'
import { PriceDots } from '../../parts/PriceDots.tsx'
import { Unit } from '../../parts/Unit.tsx'
import { useJoined } from '../../parts/useJoined.ts'
import { referenceWords } from '../../domain/market/reference.ts'
import { useUsualReference } from '../../parts/useUsualReference.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { paths } from '../../url/paths.ts'
import { marketOf, type ComparedSku, type Market } from './market.ts'
import styles from './MarketStrip.module.css'

type Props = {
  compared: ComparedSku
  product: Product
  country: string
  /** One of several strips: the record was asked for in several countries at once, and does not say whose it is. */
  isOneOfMany: boolean
  headingLevel: 2 | 3
}

/** One SKU among the merchants that sell its code in a country. It is asked after the product and fails alone. */
export function MarketStrip({ compared, product, country, isOneOfMany, headingLevel }: Props) {
  const connection = useConnection()
  const reference = useUsualReference()
  const { merchant: joined } = useJoined()
  const { code, label } = compared
  const countries = [country]
  const where = isOneOfMany ? ` in ${country}` : ''
  // The same request as the EAN page's, so that following the link finds the answer there.
  const request = eanQuery(connection, { code, countries, mode: 'full' })
  const query = useQuery(request)
  const { data } = query
  const Heading = `h${headingLevel}` as const
  // One record for several countries: only an offer of its very id is known to be its own here, and its price is not.
  const marketHere = (offers: Offer[]) =>
    isOneOfMany
      ? marketOf(offers, { productId: product.productId, merchant: null }, null, reference, joined)
      : marketOf(offers, product, compared.sku.offerPrice, reference, joined)
  const isWaiting = query.isPending && query.fetchStatus !== 'idle'
  return (
    <Panel
      className={styles.strip}
      aria-label={`Market of ${label}${where}`}
      aria-busy={query.isFetching}
    >
      <div className={styles.head}>
        <Heading className={styles.title} title={`EAN ${code}`}>
          {label}
          {data && ` ${acrossInWords(data)}`}
          {where}
        </Heading>
        <Link
          to={paths.ean(code, { countries, record: product.productId ?? '' })}
          prefetch
          aria-label={comparePricesOf(code)}
        >
          Compare
        </Link>
      </div>
      {isWaiting && (
        <>
          <Skeleton height={24} />
          <Skeleton height={16} />
        </>
      )}
      {data?.kind === 'found' && <Dots market={marketHere(data.offers)} reference={reference} />}
      {data?.kind === 'none' && (
        <p className={styles.figures}>
          No merchant is listed for {code} in {country}.
        </p>
      )}
      <AnswerNotice query={query} what="The market look-up" queryKey={request.queryKey} />
    </Panel>
  )
}

function acrossInWords(data: EanResult): string {
  if (data.kind === 'none') return 'at no merchant'
  const merchants = new Set(
    data.offers.map(({ merchantId, merchantName }, at) => merchantId ?? merchantName ?? at),
  )
  return merchants.size === 1 ? 'at 1 merchant' : `across ${merchants.size} merchants`
}

function Dots({ market, reference }: { market: Market; reference: ReferenceKind }) {
  const label = useContext(CurrencyLabel)
  const { min, max, own, index, prices, axis, excluded } = market
  if (min === null || max === null) {
    return <p className={styles.figures}>No offer has a usable price.</p>
  }
  const n = index?.n ?? 0
  return (
    <>
      {/* The figures below say what the dots show, and whose price it is: this offer's, which need not be yours. */}
      <div aria-hidden="true">
        <PriceDots values={prices} own={own} reference={index?.reference ?? null} axis={axis} />
      </div>
      <p className={styles.figures}>
        <span title={label === '' ? undefined : `Prices in ${labelInWords(label)}`}>
          <Unit />
          {min === max ? formatPrice(min) : `${formatPrice(min)}–${formatPrice(max)}`}
        </span>
        {index && (
          <span className={styles.own}>
            <Delta value={index.index - 100} /> this offer
          </span>
        )}
        {index && (
          <span className={styles.median}>
            {`${referenceWords(reference).label} ${labelled(label, formatWorkedOut(index.reference))}`}
            <Fn
              formula={`${referenceWords(reference).label}, from ${n} offer ${n === 1 ? 'price' : 'prices'}`}
            />
          </span>
        )}
        {!index && <span>{own === null ? 'no price of this offer' : 'no other offer'}</span>}
        {excluded > 0 && (
          <span className={styles.excluded}>{excluded} without a usable price left out</span>
        )}
      </p>
    </>
  )
}
