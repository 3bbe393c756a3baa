import { useContext } from 'react'
import { marketKeysOf } from '@/domain/market/rowMarket.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import type { ItemOffer } from '@/domain/pricing/itemAnswer.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { CodeMarkets } from '@/features/pricing/rowsMarket/CodeMarkets.tsx'
import { EanLink } from '@/features/products/EanLink.tsx'
import { useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { RowPricesContext, useWhatIfMarket } from '@/pages/collection/rows/rowPrices.ts'
import { YourPrice } from '@/pages/collection/rows/YourPrice.tsx'
import { ITEMS, yourPriceOf } from '@/words/collectionViewNames.ts'
import { OfferList } from './OfferList.tsx'
import styles from './ItemDetail.module.css'

type Props = {
  row: WorkRow
  /** Returns the offers in the answer for a code; null when the code was not checked. */
  offersOf: (code: string) => readonly ItemOffer[] | null
}

/** The details of a row's codes: each with your price in its market, and every offer. */
export function ItemCodes({ row, offersOf }: Props) {
  const whatIf = useWhatIfMarket(row)
  const codes = [...marketKeysOf(row).values()]
  const market = whatIf ?? row.market
  if (codes.length === 0) return null
  if (market === undefined) {
    return (
      <p className={styles.quiet}>
        {codes.length === 1 ? 'Its code: ' : `Its ${formatCount(codes.length)} codes: `}
        {codes.map((code) => (
          <span key={code} className={styles.code}>
            <EanLink eans={[code]} country={row.country} />
          </span>
        ))}
        Their market prices aren’t checked.
      </p>
    )
  }
  return (
    <CodeMarkets
      market={market}
      country={row.country}
      renderMore={(one) => (
        <CodeMore row={row} market={one} offers={offersOf(one.code)} isOnly={codes.length === 1} />
      )}
    />
  )
}

type MoreProps = {
  row: WorkRow
  market: CodeMarket
  offers: readonly ItemOffer[] | null
  /** Whether this is the row's only code; its list of offers is then open from the start. */
  isOnly: boolean
}

function CodeMore({ row, market: { code }, offers, isOnly }: MoreProps) {
  const isWritten = useContext(RowPricesContext) !== null
  const ownMerchants = ownMerchantsIn(useOwnMerchantSpellings(), row.country.split(','))
  return (
    <>
      {isWritten && !isOnly && offers !== null && (
        <div className={styles.price}>
          <span aria-hidden="true">{yourPriceOf(code)}</span>
          <YourPrice row={row} code={code} />
        </div>
      )}
      {offers !== null && offers.length > 0 && (
        <details className={styles.offers} open={isOnly}>
          <summary>{`${ITEMS.offers}, ${formatCount(offers.length)}`}</summary>
          <OfferList
            code={code}
            country={row.country}
            offers={offers}
            ownMerchants={ownMerchants}
          />
        </details>
      )}
    </>
  )
}
