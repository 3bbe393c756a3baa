import { useConnection } from '@/api/connectionContext.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/**
 * Returns the currency label for the countries of one answer: from Settings, otherwise the deployment's; empty if there is none
 * or the countries have different labels.
 */
export function useCurrencyLabel(): (countries: readonly string[]) => string {
  const { defaults } = useConnection()
  const [saved] = usePreference('labels')
  // A map rather than an object, because an address may contain a country named `valueOf`. Codes ignore case; the label saved by
  // the user wins.
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
