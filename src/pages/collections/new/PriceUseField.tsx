import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import {
  usesOf,
  withPriceCountry,
  withPriceUse,
  type PriceUse,
} from '@/features/codes-input/priceUse.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { CODE_CHECK, pricesIn } from '@/words/codesNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import type { DraftInput } from './useDraftInputs.ts'
import styles from './PriceUseField.module.css'

const LABELS: Record<PriceUse, string> = {
  own: CODE_CHECK.yourPrices,
  target: CODE_CHECK.targetPrices,
  unused: CODE_CHECK.pricesUnused,
}

/** A sentence about what happens to the prices of the input when the check starts. */
function effectOf(use: PriceUse, country: string | null): string {
  switch (use) {
    case 'own':
      return country === null
        ? ''
        : `Saved in ${PAGES.priceList} for ${shownCountry(country)} when you start; your other prices stay.`
    case 'target':
      return 'Used only for this collection.'
    case 'unused':
      return 'Only the codes are used.'
  }
}

type Props = {
  input: DraftInput
  countries: readonly string[]
  onChange: (answers: ImportAnswers) => void
}

/** The field for what the input's prices are used for; renders nothing when it has none. */
export function PriceUseField({ input, countries, onChange }: Props) {
  const isPhone = usePhone()
  const { kind, reading, answers, use, country } = input
  if (use === null) return null
  const isOpen = use === 'own' && country === null
  return (
    <div className={classes(styles.field, isOpen && styles.open)}>
      <b>{pricesIn(kind)}</b>
      <Segmented
        size="s"
        fill={isPhone}
        label={pricesIn(kind)}
        options={usesOf(reading).map((value) => ({ value, label: LABELS[value] }))}
        value={use}
        onChange={(next) => onChange(withPriceUse(answers, next))}
      />
      {use === 'own' && countries.length > 1 && (
        <SelectField
          size="s"
          label={CODE_CHECK.priceCountry}
          value={country ?? ''}
          options={[
            ...(country === null ? [{ value: '', label: 'choose a country' }] : []),
            ...countries.map((value) => ({ value, label: shownCountry(value) })),
          ]}
          onChange={(next) => onChange(withPriceCountry(answers, next))}
        />
      )}
      <span className={styles.what}>{effectOf(use, country)}</span>
    </div>
  )
}
