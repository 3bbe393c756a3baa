/** Which of the countries offered a typed text means. */
import { countriesInWords, countryName } from '@/lib/countries.ts'
import { isCountryCode } from '@/lib/countryCode.ts'
import { foldText } from '@/lib/text/spelling.ts'

export type CountryMatches = {
  /** Those that the list shows. */
  matching: readonly string[]
  /** The one that Enter takes; null where the text means none, or several. */
  chosen: string | null
  /** The text, where it can be sent as the code of a country that is not among those offered. */
  asTyped: string | null
}

export function countryMatches(codes: readonly string[], text: string): CountryMatches {
  const typed = text.trim()
  const wanted = typed.toLowerCase()
  const wantedName = foldText(typed)
  const isCode = (code: string) => code.toLowerCase() === wanted
  const nameOf = (code: string) => foldText(countryName(code) ?? '')
  const matching = codes.filter(
    (code) => code.toLowerCase().startsWith(wanted) || nameOf(code).includes(wantedName),
  )
  if (wanted === '') return { matching, chosen: null, asTyped: null }
  const exact = codes.find(isCode) ?? codes.find((code) => nameOf(code) === wantedName)
  const asTyped = isCountryCode(typed) && !codes.some(isCode) ? typed : null
  // "om" is Oman's code before it is a part of "United Kingdom".
  const isOther = asTyped !== null && countryName(asTyped) !== null
  const single = matching.length === 1 && !isOther ? matching[0] : undefined
  return { matching, chosen: exact ?? single ?? null, asTyped }
}

/** How many match, in words; what can be done where none does. */
export function matchesInWords({ matching, asTyped }: CountryMatches): string {
  const [first] = matching
  if (first === undefined) {
    return asTyped === null
      ? 'No country with this name. A code has two letters or more.'
      : `No country with this name; you can use the code ${asTyped} as typed.`
  }
  if (matching.length > 1) return `${matching.length} countries`
  return `1 country: ${countriesInWords([first])}`
}

/** Why Enter took nothing. */
export function untakenInWords(matches: CountryMatches): string {
  const { matching, asTyped } = matches
  if (matching.length === 0) return matchesInWords(matches)
  const choose =
    matching.length === 1 ? 'choose the match' : `choose one of the ${matching.length} matches`
  return asTyped === null
    ? `Nothing is chosen yet: ${choose}.`
    : `Nothing is chosen yet: ${choose}, or use the code ${asTyped} as typed.`
}
