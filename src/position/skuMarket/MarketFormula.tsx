import { useContext } from 'react'
import { together } from '../../lib/countryCode.ts'
import { labelInWords } from '../../lib/text/labelled.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import styles from './MarketFormula.module.css'
import { indexFormula } from './market.ts'
import type { Market } from './useMarket.ts'

type Props = {
  market: Market
  /** Those that the record was asked for at once. */
  countries: readonly string[]
}

/** How the figures of the table come about, and whose prices they rest on. */
export function MarketFormula({ market, countries }: Props) {
  const unit = useContext(CurrencyLabel)
  const { rows, reference, isNobody } = market
  return (
    <p className={styles.formula}>
      <span>
        {!isNobody && `Calculated: ${indexFormula(reference)} `}A price of 0 or none is left out.
      </span>
      {rows.some(({ record }) => record && record.otherwise !== null) && (
        <span>
          Where the record and the answer for an EAN give it different prices, the answer’s is
          shown.
        </span>
      )}
      {rows.some(({ record }) => record?.from === 'record' && record.price !== null) && (
        <span>
          Where the answer for an EAN does not list this record, its own price is shown and counts
          in no figure.
        </span>
      )}
      {countries.length > 1 && (
        <span>
          The record was asked for in {together(countries)} at once and does not say which of them
          its prices belong to: they are not shown here.
        </span>
      )}
      {unit !== '' && <span>Prices in {labelInWords(unit)}.</span>}
    </p>
  )
}
