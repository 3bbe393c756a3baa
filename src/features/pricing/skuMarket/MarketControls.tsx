import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import {
  REFERENCE_CHOICES,
  type ReferenceKind,
  type ReferenceWords,
} from '@/domain/pricing/reference.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { NAMES } from '@/words/names.ts'
import { THIS_RECORD } from '@/words/ownMerchantNames.ts'
import type { Market } from './useMarket.ts'
import type { MarketCountry } from './useMarketCountry.ts'
import styles from './MarketControls.module.css'

type Props = {
  market: Market
  within: MarketCountry
  reference: ReferenceKind
  onReference: (reference: ReferenceKind) => void
}

/** The legend, the country of the market, and what your price is compared with. */
export function MarketControls({ market, within, reference, onReference }: Props) {
  const { country, countries, choose } = within
  return (
    <>
      <MarketKey reference={market.reference} hasNoOwnMerchant={market.hasNoOwnMerchant} />
      {countries.length > 1 && (
        <Segmented
          label="Market in"
          size="s"
          options={countries.map((code) => ({ value: code, label: shownCountry(code) }))}
          value={country}
          onChange={choose}
        />
      )}
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

type MarketKeyProps = { reference: ReferenceWords; hasNoOwnMerchant: boolean }

/** The legend of the dots. */
function MarketKey({ reference, hasNoOwnMerchant }: MarketKeyProps) {
  return (
    <span className={styles.key}>
      {!hasNoOwnMerchant && (
        <>
          <span className={styles.below}>
            <i />
            your price, below
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
