import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense } from 'react'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { firstCountry, shownCountries } from '@/lib/countryCode.ts'
import styles from './CountryPicker.module.css'
import trigger from './HeaderTrigger.module.css'

const CountryList = lazy(async () => ({ default: (await import('./CountryList.tsx')).CountryList }))

const CHEVRON = <ChevronDown />

type CountryPickerProps = {
  countries: readonly string[]
  onChange: (countries: readonly string[]) => void
}

/** Shows the chosen countries and opens the list to change them. */
export function CountryPicker({ countries, onChange }: CountryPickerProps) {
  const label = shownCountries(countries)
  return (
    <Popover
      label="Countries"
      align="end"
      triggerClassName={trigger.trigger}
      triggerLabel={`Country: ${label}`}
      trigger={
        <>
          <b className={trigger.value}>{firstCountry(countries)}</b>
          {CHEVRON}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div className={styles.waiting} />}>
          <CountryList countries={countries} onChange={onChange} onDone={close} />
        </Suspense>
      )}
    </Popover>
  )
}
