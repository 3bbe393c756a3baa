/** The format of country codes, separate from country names, because URLs need only the format. */

/** A country as shown on screen; requests send the code as typed. */
export const shownCountry = (country: string): string => country.toUpperCase()

/** Country codes as shown on screen: "US, IN". */
export const shownCountries = (countries: readonly string[]): string =>
  shownCountry(countries.join(', '))

/** The first country and the number of others, for lists with little space: "US +2". */
export function firstCountry([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? shownCountry(first) : `${shownCountry(first)} +${others.length}`
}

/** The countries of one answer that does not say which part belongs to which country: "US + IN". */
export const together = (countries: readonly string[]): string =>
  shownCountry(countries.join(' + '))

/**
 * Whether a text can be sent as a country code. The service does not specify which codes it knows, so only the format is
 * checked.
 */
export function isCountryCode(text: string): boolean {
  return /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})?$/.test(text)
}
