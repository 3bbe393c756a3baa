import { useMemo } from 'react'
import {
  REFERENCE_CHOICES,
  type ReferenceKind,
  type ReferenceWords,
} from '../../market/reference.ts'
import { useMine } from '../../shell/settings/useMine.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { THIS_RECORD } from '../../words/meNames.ts'
import { NAMES } from '../../words/names.ts'
import { MineField } from '../MineField.tsx'
import styles from './MarketControls.module.css'
import { merchantsOf } from './marketRows.ts'
import type { Market } from './useMarket.ts'
import type { MarketCountry } from './useMarketCountry.ts'

type Props = {
  market: Market
  within: MarketCountry
  reference: ReferenceKind
  onReference: (reference: ReferenceKind) => void
}

/** What the signs mean, in which country the SKUs have their market, who I am there, and against what I am measured. */
export function MarketControls({ market, within, reference, onReference }: Props) {
  const { country, countries, choose } = within
  const here = useMemo(() => [country], [country])
  const [mine, setMine] = useMine(here)
  return (
    <>
      <MarketKey reference={market.reference} isNobody={market.isNobody} />
      {countries.length > 1 && (
        <Segmented
          label="Market in"
          size="s"
          options={countries.map((code) => ({ value: code, label: code }))}
          value={country}
          onChange={choose}
        />
      )}
      <MineField
        countries={here}
        seen={merchantsOf(market.rows)}
        mine={mine}
        onChange={setMine}
        className={styles.choice}
      />
      <SelectField
        label={NAMES.reference}
        className={styles.choice ?? ''}
        value={reference}
        onChange={onReference}
        options={REFERENCE_CHOICES}
      />
    </>
  )
}

type MarketKeyProps = { reference: ReferenceWords; isNobody: boolean }

/** What the signs in the dots mean. */
function MarketKey({ reference, isNobody }: MarketKeyProps) {
  return (
    <span className={styles.key}>
      {!isNobody && (
        <>
          <span className={styles.below}>
            <i />
            my price, below
          </span>
          <span className={styles.above}>
            <i />
            above
          </span>
        </>
      )}
      <span className={styles.record}>
        <i />
        {THIS_RECORD.toLowerCase()}
      </span>
      <span className={styles.line}>
        <i />
        {reference.label}
      </span>
    </span>
  )
}
