import { NAMES } from '../../domain/names.ts'
import type { ReferenceKind } from '../../domain/market/reference.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './MarketControls.module.css'
import { MarketKey } from './MarketKey.tsx'
import { REFERENCE_CHOICES } from '../../domain/market/reference.ts'
import type { MarketCountry } from './useMarketCountry.ts'

type Props = {
  within: MarketCountry
  reference: ReferenceKind
  onReference: (reference: ReferenceKind) => void
}

/** What the signs mean, in which country the record is measured, and against what. */
export function MarketControls({ within, reference, onReference }: Props) {
  const { country, countries, choose } = within
  return (
    <>
      <MarketKey reference={reference} />
      {countries.length > 1 && (
        <Segmented
          label="Market in"
          size="s"
          options={countries.map((code) => ({ value: code, label: code }))}
          value={country}
          onChange={choose}
        />
      )}
      <SelectField
        label={NAMES.reference}
        className={styles.reference ?? ''}
        value={reference}
        onChange={onReference}
        options={REFERENCE_CHOICES}
      />
    </>
  )
}
