/** The form of a country code, apart from the names of countries: addresses need the one and not the other. */

/** Countries of one answer, which does not say what belongs to which: "us + in". */
export function together(countries: readonly string[]): string {
  return countries.join(' + ')
}

/** Whether a text can be sent as a country code. Which codes a service knows is not stated, so the form alone decides. */
export function isCountryCode(text: string): boolean {
  return /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})?$/.test(text)
}
