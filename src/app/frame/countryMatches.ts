/** Finds the offered countries that a typed text can mean. */
import { countriesInWords, countryName } from '@/lib/countries.ts'
import { isCountryCode } from '@/lib/countryCode.ts'
import { foldText } from '@/lib/text/spelling.ts'

export type CountryMatches = {
  /** The countries that the list shows. */
  matching: readonly string[]
  /** The country that Enter chooses; null if the text matches none or several. */
  chosen: string | null
  /** The text, if it can be sent as a code that is not among the offered countries; otherwise null. */
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
  // A text that is the code of another country doesn’t count as part of a name: "om" means Oman, even if only "United Kingdom"
  // matches.
  const isOther = asTyped !== null && countryName(asTyped) !== null
  const single = matching.length === 1 && !isOther ? matching[0] : undefined
  return { matching, chosen: exact ?? single ?? null, asTyped }
}

/** The number of matches in words; if there are none, what the user can do. */
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

/** Why Enter chose no country, as a sentence. */
export function untakenInWords(matches: CountryMatches): string {
  const { matching, asTyped } = matches
  if (matching.length === 0) return matchesInWords(matches)
  const choose =
    matching.length === 1 ? 'choose the match' : `choose one of the ${matching.length} matches`
  return asTyped === null
    ? `Nothing is chosen yet: ${choose}.`
    : `Nothing is chosen yet: ${choose}, or use the code ${asTyped} as typed.`
}
