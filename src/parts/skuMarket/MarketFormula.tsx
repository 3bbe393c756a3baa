import { useContext } from 'react'
import { together } from '../../domain/countryCode.ts'
import { labelInWords } from '../../domain/labelled.ts'
import type { ReferenceKind } from '../../domain/market/reference.ts'
import { FnMark } from '../../ui/FnMark.tsx'
import { CurrencyLabel } from '../CurrencyLabel.ts'
import styles from './MarketFormula.module.css'
import { indexFormula } from './market.ts'
import type { Market } from './useMarket.ts'

type Props = {
  market: Market
  reference: ReferenceKind
  /** Those that the record was asked for at once. */
  countries: readonly string[]
}

/** How the figures of the table come about, and whose prices they rest on. */
export function MarketFormula({ market, reference, countries }: Props) {
  const unit = useContext(CurrencyLabel)
  return (
    <p className={styles.formula}>
      <span>
        <FnMark alone /> {indexFormula(reference)} A price of 0 or none is left out.
      </span>
      {market.rows.some(({ position }) => position && position.recordPrice !== null) && (
        <span>
          Where the record and the answer for an EAN give it different prices, the answer’s is
          measured.
        </span>
      )}
      {market.rows.some(
        ({ position }) => position?.ownFrom === 'record' && position.own !== null,
      ) && (
        <span>
          Where the answer for an EAN does not list this merchant, the record’s own price stands in.
        </span>
      )}
      {countries.length > 1 && (
        <span>
          The record was asked for in {together(countries)} at once and does not say which of them
          its prices belong to: they are not measured.
        </span>
      )}
      {unit !== '' && <span>Prices in {labelInWords(unit)}.</span>}
    </p>
  )
}
