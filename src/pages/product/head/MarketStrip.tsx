import { shownCountry } from '../../../lib/countryCode.ts'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { eanQuery, type EanResult, type Offer } from '../../../catalog/operations/ean.ts'
import type { Product } from '../../../catalog/operations/product.ts'
import { formatCount, formatPrice, formatWorkedOut } from '../../../lib/numbers/format.ts'
import { labelInWords, labelled } from '../../../lib/text/labelled.ts'
import { isUsablePrice } from '../../../lib/numbers/offerStatistics.ts'
import { priceAxis } from '../../../lib/numbers/priceAxis.ts'
import { marketSentence } from '../../../market/marketSentence.ts'
import { countMerchants } from '../../../market/merchantKey.ts'
import type { JoinedNames } from '../../../market/names.ts'
import { positionIn, type Position } from '../../../market/position.ts'
import { referenceWords } from '../../../market/reference.ts'
import { AnswerNotice } from '../../../notices/AnswerNotice.tsx'
import { marketRequest } from '../../../queries/service/marketRequest.ts'
import { PriceDots } from '../../../position/PriceDots.tsx'
import { recordInMarket, type RecordInMarket } from '../../../position/skuMarket/market.ts'
import { useStandpoint } from '../../../position/skuMarket/useMarket.ts'
import { Unit } from '../../../products/prices/Unit.tsx'
import { Conclusion } from '../../../shell/Conclusion.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { Link } from '../../../shell/Link.tsx'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useUsualReference } from '../../../shell/settings/useUsualReference.ts'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import { paths } from '../../../url/paths.ts'
import { THIS_RECORD } from '../../../words/ownMerchantNames.ts'
import { comparePricesOf } from '../../../words/names.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './MarketStrip.module.css'
import type { ComparedSku } from '../skus/comparedSku.ts'

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
  const { mine, joined, tolerance, ownPrice } = useStandpoint(country)
  const { code, label, sku } = compared
  const countries = [country]
  const where = isOneOfMany ? ` in ${shownCountry(country)}` : ''
  // The same request as the EAN page's, so that following the link finds the answer there.
  const request = eanQuery(connection, marketRequest(code, countries))
  const query = useQuery(request)
  const { data } = query
  const Heading = `h${headingLevel}` as const
  // One record for several countries: only an offer of its very id is known to be its own here, and its price is not.
  const known = isOneOfMany ? { productId: product.productId, merchant: null } : product
  const isWaiting = query.isPending && query.fetchStatus !== 'idle'
  return (
    <Panel
      className={styles.strip}
      aria-label={`Market prices of ${label}${where}`}
      aria-busy={query.isFetching}
    >
      <div className={styles.head}>
        <Heading className={styles.title} title={`EAN ${code}`}>
          {label}
          {data && ` ${acrossInWords(data, joined)}`}
          {where}
        </Heading>
        <Link
          to={paths.ean(code, { countries, record: product.productId ?? '' })}
          className="touch"
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
      {data?.kind === 'found' && (
        <Figures
          offers={data.offers}
          me={positionIn(data.offers, {
            mine,
            joined,
            reference,
            tolerance,
            listPrice: ownPrice(code)?.price ?? null,
          })}
          record={recordInMarket(data.offers, known, isOneOfMany ? null : sku.offerPrice, joined)}
          merchants={countMerchants(data.offers, joined)}
          than={referenceWords(reference).than}
          tolerance={tolerance}
        />
      )}
      {data?.kind === 'none' && (
        <p className={styles.figures}>
          No merchants listed for {code} in {country}.
        </p>
      )}
      <AnswerNotice query={query} what="Loading market prices" queryKey={request.queryKey} />
    </Panel>
  )
}

function acrossInWords(data: EanResult, joined: JoinedNames): string {
  if (data.kind === 'none') return 'at no merchant'
  const merchants = countMerchants(data.offers, joined)
  return merchants === 1 ? 'at 1 merchant' : `across ${formatCount(merchants)} merchants`
}

type FiguresProps = {
  me: Position
  record: RecordInMarket
  offers: readonly Offer[]
  /** How many merchants these are. */
  merchants: number
  /** After "above": "the market", or another figure that you are compared with. */
  than: string
  tolerance: number
}

/** The offers on one axis, where I stand among them, and what this record asks, which need not be mine. */
function Figures({ me, record, offers, merchants, than, tolerance }: FiguresProps) {
  const label = useContext(CurrencyLabel)
  const sentence = marketSentence({ position: me, merchants, than, tolerance, label })
  const { min, max, excluded, mine, reference, referenceN: n } = me
  if (min === null || max === null) {
    return <Conclusion sentence={sentence} isSmall />
  }
  const prices = offers.map(({ offerPrice }) => offerPrice)
  const own = mine?.price ?? null
  const against = me.referenceLabel
  return (
    <>
      <Conclusion sentence={sentence} isSmall />
      {/* The figures below say what the dots show, and whose prices they are. */}
      <div aria-hidden="true">
        <PriceDots
          values={prices}
          own={own}
          standing={me.standing}
          record={record.price}
          reference={reference}
          referenceLabel={against}
          axis={priceAxis([...prices, own, record.price].filter(isUsablePrice))}
        />
      </div>
      <p className={styles.figures}>
        <span title={label === '' ? undefined : `Prices in ${labelInWords(label)}`}>
          <Unit />
          <Localized>
            {min === max ? formatPrice(min) : `${formatPrice(min)}–${formatPrice(max)}`}
          </Localized>
        </span>
        {record.price !== null && (
          <span className={styles.record}>
            <Localized>{`${THIS_RECORD.toLowerCase()} ${labelled(label, formatPrice(record.price))}`}</Localized>
          </span>
        )}
        {reference !== null && (
          <span className={styles.line}>
            <Calculated formula={`${against}, from ${n} offer ${n === 1 ? 'price' : 'prices'}`}>
              {against}
            </Calculated>
            {` ${labelled(label, formatWorkedOut(reference))}`}
          </span>
        )}
        {excluded > 0 && (
          <span className={styles.excluded}>{excluded} without a usable price left out</span>
        )}
      </p>
    </>
  )
}
