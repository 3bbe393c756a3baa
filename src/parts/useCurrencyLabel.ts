import { useConnection } from './connection.tsx'
import { usePreference } from './usePreference.ts'

/**
 * Tells the currency label of the countries that one answer is for: the one set in Settings, else the deployment's; empty
 * where there is none, and where one answer is for countries of different labels.
 */
export function useCurrencyLabel(): (countries: readonly string[]) => string {
  const { defaults } = useConnection()
  const [kept] = usePreference('labels')
  // As entries: an address may name a country `valueOf`. Of two letter cases the one kept here comes last.
  const labels = Object.entries({ ...defaults.labels, ...kept })
  return (countries) => {
    const [label = '', ...others] = new Set(
      countries.map(
        (country) => labels.findLast(([code]) => code.toLowerCase() === country.toLowerCase())?.[1],
      ),
    )
    return others.length > 0 ? '' : label
  }
}
