import { useConnection } from '@/api/connectionContext.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/**
 * Tells the currency label of the countries that one answer is for: the one set in Settings, else the deployment's; empty
 * where there is none, and where one answer is for countries of different labels.
 */
export function useCurrencyLabel(): (countries: readonly string[]) => string {
  const { defaults } = useConnection()
  const [saved] = usePreference('labels')
  // A map: an address may name a country `valueOf`. Of two letter cases the one kept here counts.
  const labels = new Map<string, string>()
  for (const [code, label] of Object.entries({ ...defaults.labels, ...saved })) {
    labels.set(code.toLowerCase(), label)
  }
  return (countries) => {
    const [label = '', ...others] = new Set(
      countries.map((code) => labels.get(code.toLowerCase()) ?? ''),
    )
    return others.length > 0 ? '' : label
  }
}
