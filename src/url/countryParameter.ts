/** The `country` parameter that most pages share: read and replaced without knowing the rest of the page's state. */

/** The countries that a query string names, in order, without repeats. */
export function readCountries(search: string): string[] {
  const named = new URLSearchParams(search).getAll('country').filter((code) => code !== '')
  return [...new Set(named)]
}

/** The same page for other countries; a page number counts another result set, so it goes. */
export function withCountries(
  pathname: string,
  search: string,
  countries: readonly string[],
): string {
  const params = new URLSearchParams(search)
  params.delete('country')
  params.delete('page')
  for (const country of countries) params.append('country', country)
  return `${pathname}?${params.toString()}`
}
