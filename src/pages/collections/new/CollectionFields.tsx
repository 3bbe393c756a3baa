import { useId } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { useCountries } from '@/features/settings/useCountries.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { countryName, offeredCountries } from '@/lib/countries.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import type { DraftInput } from './useDraftInputs.ts'
import styles from './CollectionFields.module.css'

export type DraftSource = DraftInput['kind'] | 'search' | 'empty'

const SOURCES: readonly { value: DraftSource; label: string }[] = [
  { value: 'text', label: 'Paste' },
  { value: 'file', label: 'File' },
  { value: 'search', label: 'Search' },
  { value: 'empty', label: 'Empty' },
]

type Props = {
  name: string
  /** The name that the collection gets when none is entered. */
  usualName: string | undefined
  onName: (name: string) => void
  source: DraftSource
  onSource: (source: DraftSource) => void
}

/**
 * The fields for the collection's name, the country that it is checked in, and the source of its products. A collection from a
 * search gets its name when it is loaded.
 */
export function CollectionFields({ name, usualName, onName, source, onSource }: Props) {
  const isPhone = usePhone()
  return (
    <div className={styles.fields}>
      <TextField
        label={CODE_CHECK.name}
        value={name}
        placeholder={usualName}
        disabled={source === 'search'}
        onChange={onName}
      />
      <CountryField />
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {CODE_CHECK.source}
        </span>
        <Segmented
          label={CODE_CHECK.source}
          fill={isPhone}
          options={SOURCES}
          value={source}
          onChange={onSource}
        />
      </div>
    </div>
  )
}

const BETWEEN = ','

/**
 * The field for one of the offered countries, such as "Germany, EUR". Several countries can be chosen at the top of every page,
 * and stay chosen until one is chosen here.
 */
function CountryField() {
  const id = useId()
  const { defaults } = useConnection()
  const [countries, setCountries] = useCountries()
  const [first = ''] = countries
  const offered = offeredCountries(defaults.offered)
  const labelOf = useCurrencyLabel()
  const isOffered = countries.length === 1 && offered.some(({ code }) => code === first)
  const option = (codes: readonly string[], name: string) => ({
    value: codes.join(BETWEEN),
    label: [name, labelOf(codes)].filter(Boolean).join(', '),
  })
  const named = offered.map(({ code, name }) => option([code], name))
  const now = option(
    countries,
    (countries.length === 1 && countryName(first)) || shownCountries(countries),
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Country
      </label>
      <SelectField
        id={id}
        hideLabel
        label="Country"
        value={now.value}
        options={isOffered ? named : [now, ...named]}
        onChange={(code) => setCountries(code.split(BETWEEN))}
      />
    </div>
  )
}
