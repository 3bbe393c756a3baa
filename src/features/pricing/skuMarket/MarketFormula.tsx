import { useContext } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { together } from '@/lib/countryCode.ts'
import { currencyLabelInWords } from '@/lib/text/currencyLabelText.ts'
import { indexFormula } from './market.ts'
import type { Market } from './useMarket.ts'
import styles from './MarketFormula.module.css'

type Props = {
  market: Market
  /** The countries in which the listing was requested together. */
  countries: readonly string[]
}

/** A paragraph about how the table’s figures are calculated, and on whose prices they are based. */
export function MarketFormula({ market, countries }: Props) {
  const unit = useContext(CurrencyLabel)
  const { rows, reference, hasNoOwnMerchant } = market
  return (
    <p className={styles.formula}>
      <span>
        {!hasNoOwnMerchant && `Calculated: ${indexFormula(reference)} `}Prices of 0 and missing
        prices aren’t counted.
      </span>
      {rows.some(({ record }) => record && record.otherwise !== null) && (
        <span>If the listing and the EAN prices differ, the EAN price is shown.</span>
      )}
      {rows.some(({ record }) => record?.from === 'record' && record.price !== null) && (
        <span>
          If the EAN prices don’t include this listing, its own price is shown but not counted.
        </span>
      )}
      {countries.length > 1 && (
        <span>
          The listing was loaded for {together(countries)} together, and the country of each price
          isn’t known, so prices aren’t shown here.
        </span>
      )}
      {unit !== '' && <span>Prices in {currencyLabelInWords(unit)}.</span>}
    </p>
  )
}
