import { shownCountries } from '@/lib/countryCode.ts'

/** The countries of a collection, each once, as they are written on screen: "US, GB". */
export function countriesInWords({ countries }: { countries: readonly string[] }): string {
  return shownCountries([...new Set(countries.flatMap((group) => group.split(',')))])
}
