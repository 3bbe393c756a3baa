/** The form of a country code, apart from the names of countries: addresses need the one and not the other. */

/** A country as it is written on screen: what is sent is the code as it was typed. */
export const shownCountry = (country: string): string => country.toUpperCase()

/** "US, IN". */
export const shownCountries = (countries: readonly string[]): string =>
  shownCountry(countries.join(', '))

/** "US +2": where a list has no room. */
export function firstCountry([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? shownCountry(first) : `${shownCountry(first)} +${others.length}`
}

/** Countries of one answer, which does not say what belongs to which: "US + IN". */
export const together = (countries: readonly string[]): string =>
  shownCountry(countries.join(' + '))

/** Whether a text can be sent as a country code. Which codes a service knows is not stated, so the form alone decides. */
export function isCountryCode(text: string): boolean {
  return /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})?$/.test(text)
}
