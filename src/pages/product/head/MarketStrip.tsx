import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { eanQuery, type EanResult, type Offer } from '@/api/operations/ean.ts'
import type { Product } from '@/api/operations/product.ts'
import { marketRequest } from '@/api/queries/marketRequest.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { marketSentence } from '@/domain/pricing/marketSentence.ts'
import { countMerchants } from '@/domain/pricing/merchantKey.ts'
import type { Aliases } from '@/domain/pricing/names.ts'
import { positionIn, type Position } from '@/domain/pricing/position.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { AnswerNotice } from '@/features/messages/AnswerNotice.tsx'
import { Conclusion } from '@/features/page/Conclusion.tsx'
import { PriceDots } from '@/features/pricing/PriceDots.tsx'
import { recordInMarket, type RecordInMarket } from '@/features/pricing/skuMarket/market.ts'
import { useMarketPricing } from '@/features/pricing/skuMarket/useMarket.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import { currencyLabelInWords, withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import type { RepresentativeSku } from '@/pages/product/skus/representativeSku.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { comparePricesOf } from '@/words/names.ts'
import { THIS_RECORD } from '@/words/ownMerchantNames.ts'
import styles from './MarketStrip.module.css'

type Props = {
  compared: RepresentativeSku
  product: Product
  country: string
  /**
   * Whether this is one of several strips: the record was requested in several countries at once, and doesn't name its country.
   */
  isOneOfMany: boolean
  headingLevel: 2 | 3
}

/** The strip with the market of one SKU's code in a country. It is requested after the product and fails separately. */
export function MarketStrip({ compared, product, country, isOneOfMany, headingLevel }: Props) {
  const connection = useConnection()
  const reference = useUsualReference()
  const { ownMerchants, aliases, tolerance, ownPrice } = useMarketPricing(country)
  const { code, label, sku } = compared
  const countries = [country]
  const where = isOneOfMany ? ` in ${shownCountry(country)}` : ''
  // This is the same request as on the EAN page, so that the page finds its answer in the cache.
  const request = eanQuery(connection, marketRequest(code, countries))
  const query = useQuery(request)
  const { data } = query
  const Heading = `h${headingLevel}` as const
  // With a record of several countries, only offers with exactly its ID are known to be its own in this country, and its price
  // may be from another one.
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
          {data && ` ${acrossInWords(data, aliases)}`}
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
          ownPosition={positionIn(data.offers, {
            ownMerchants,
            aliases,
            reference,
            tolerance,
            listPrice: ownPrice(code)?.price ?? null,
          })}
          record={recordInMarket(data.offers, known, isOneOfMany ? null : sku.offerPrice, aliases)}
          merchants={countMerchants(data.offers, aliases)}
          than={referenceWords(reference).than}
          tolerance={tolerance}
        />
      )}
      {data?.kind === 'none' && (
        <p className={styles.figures}>
          No merchants listed for {code} in {shownCountry(country)}.
        </p>
      )}
      <AnswerNotice query={query} what="Loading market prices" queryKey={request.queryKey} />
    </Panel>
  )
}

function acrossInWords(data: EanResult, aliases: Aliases): string {
  if (data.kind === 'none') return 'at no merchant'
  const merchants = countMerchants(data.offers, aliases)
  return merchants === 1 ? 'at 1 merchant' : `across ${formatCount(merchants)} merchants`
}

type FiguresProps = {
  ownPosition: Position
  record: RecordInMarket
  offers: readonly Offer[]
  /** How many merchants have these offers. */
  merchants: number
  /** What "above" refers to in the sentence: "the market", or another figure that you are compared with. */
  than: string
  tolerance: number
}

/** The offers on one axis, your position, and the price of this record, whose merchant need not be yours. */
function Figures({ ownPosition, record, offers, merchants, than, tolerance }: FiguresProps) {
  const label = useContext(CurrencyLabel)
  const sentence = marketSentence({ position: ownPosition, merchants, than, tolerance, label })
  const { min, max, excluded, own: ownPrice, reference, referenceN: n } = ownPosition
  if (min === null || max === null) {
    return <Conclusion sentence={sentence} isSmall />
  }
  const prices = offers.map(({ offerPrice }) => offerPrice)
  const own = ownPrice?.price ?? null
  const against = ownPosition.referenceLabel
  return (
    <>
      <Conclusion sentence={sentence} isSmall />
      {/* The dots are hidden from screen readers, because the figures below say the same, and whose prices they are. */}
      <div aria-hidden="true">
        <PriceDots
          values={prices}
          own={own}
          status={ownPosition.status}
          record={record.price}
          reference={reference}
          referenceLabel={against}
          axis={priceAxis([...prices, own, record.price].filter(isUsablePrice))}
        />
      </div>
      <p className={styles.figures}>
        <span title={label === '' ? undefined : `Prices in ${currencyLabelInWords(label)}`}>
          <CurrencyPrefix />
          <LangText>
            {min === max ? formatPrice(min) : `${formatPrice(min)}–${formatPrice(max)}`}
          </LangText>
        </span>
        {record.price !== null && (
          <span className={styles.record}>
            <LangText>{`${THIS_RECORD.toLowerCase()} ${withCurrencyLabel(label, formatPrice(record.price))}`}</LangText>
          </span>
        )}
        {reference !== null && (
          <span className={styles.line}>
            <FormulaHint formula={`${against}, from ${plural(n, 'offer price')}`}>
              {against}
            </FormulaHint>
            {` ${withCurrencyLabel(label, formatWorkedOut(reference))}`}
          </span>
        )}
        {excluded > 0 && (
          <span className={styles.excluded}>{excluded} without a usable price left out</span>
        )}
      </p>
    </>
  )
}
