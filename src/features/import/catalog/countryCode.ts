/** Reads countries as files write them. */
import { countryName, offeredCountries } from '@/lib/countries.ts'
import { foldLetters } from '@/lib/text/spelling.ts'

const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'gb',
  'great britain': 'gb',
  england: 'gb',
  usa: 'us',
  'united states of america': 'us',
  deutschland: 'de',
  osterreich: 'at',
  schweiz: 'ch',
  suisse: 'ch',
  espana: 'es',
  italia: 'it',
  nederland: 'nl',
  polska: 'pl',
  cesko: 'cz',
  sverige: 'se',
  danmark: 'dk',
  norge: 'no',
  suomi: 'fi',
  turkiye: 'tr',
  brasil: 'br',
  mexiko: 'mx',
}

let byName: ReadonlyMap<string, string> | null = null

function codeOfName(name: string): string | null {
  byName ??= new Map(
    offeredCountries(undefined).map((country) => [foldLetters(country.name), country.code]),
  )
  return byName.get(name) ?? null
}

/** The code of a country in lower case; a text that names no known country is returned in lower case. */
export function countryCode(text: string): string {
  const trimmed = text.trim()
  if (/^[a-z]{2}$/.test(trimmed) && trimmed !== 'uk') return trimmed
  const folded = foldLetters(trimmed)
  const other = OTHER_NAMES[folded]
  if (other !== undefined) return other
  if (countryName(folded) !== null) return folded
  return codeOfName(folded) ?? trimmed.toLowerCase()
}

/** The countries that a cell names, each once; `usual` if it names none. */
export function countriesOf(names: readonly string[], usual: string): readonly string[] {
  const [only] = names
  if (names.length < 2) return [only === undefined ? usual : countryCode(only)]
  return [...new Set(names.map(countryCode))]
}
