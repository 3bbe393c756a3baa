/** Countries: the codes offered in the picker, and their English names. */
import { shownCountry } from './countryCode.ts'
import { compareTexts } from './text/collation.ts'

export type Country = { code: string; name: string }

const CODES =
  'us in gb de fr it es nl be at ch ie pt pl se no dk fi ca mx br ar cl au nz sg my id th ph vn jp kr ae sa tr eg za ng ke'

const names = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'none' })

/** The English name for a two-letter country code in either case; null for an unknown code. */
export function countryName(code: string): string | null {
  if (!/^[a-z]{2}$/i.test(code)) return null
  const name = names.of(code.toUpperCase())
  return name === undefined || name === 'Unknown Region' ? null : name
}

/** The names of countries: "United States, India"; an unknown code is in capitals. */
export const countriesInWords = (codes: readonly string[]): string =>
  codes.map((code) => countryName(code) ?? shownCountry(code)).join(', ')

const named = (codes: readonly string[]): Country[] =>
  codes.map((code) => ({ code, name: countriesInWords([code]) }))

const usual = named(CODES.split(' ')).toSorted(
  (a, b) => rank(a.code) - rank(b.code) || compareTexts(a.name, b.name),
)

/**
 * The countries to choose from: the deployment’s list in its order; without one, the two countries named first in the
 * specification, then many more by name.
 */
export function offeredCountries(ofDeployment: readonly string[] | undefined): Country[] {
  return ofDeployment === undefined ? usual : named(ofDeployment)
}

function rank(code: string): number {
  const index = ['us', 'in'].indexOf(code)
  return index < 0 ? 2 : index
}
