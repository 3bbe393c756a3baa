import { useLocation } from 'react-router-dom'
import { readCountries, withCountries } from '@/routing/countryParameter.ts'
import { useGo } from '@/routing/navigation.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** The current countries: those of the address, otherwise the preferred ones; choosing changes both. */
export function useCountries(): [readonly string[], (countries: readonly string[]) => void] {
  const { pathname, search } = useLocation()
  const go = useGo()
  const [preferred, setPreferred] = usePreference('countries')
  const named = readCountries(search)
  const choose = (countries: readonly string[]) => {
    setPreferred(countries)
    if (named.length > 0) go(withCountries(pathname, search, countries))
  }
  return [named.length > 0 ? named : preferred, choose]
}
