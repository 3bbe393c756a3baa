/** Groups countries for requests: one group is one request and one section of the page. */
import type { ApiVariant } from './apiVariant.ts'

/**
 * Splits the chosen countries into groups for search, traits and lookup: one each by default, all in one when the API variant
 * sends lists (§1, §4).
 */
export function countryGroups(countries: readonly string[], apiVariant: ApiVariant): string[][] {
  if (apiVariant.countryLists === 'one request each') return marketGroups(countries)
  return countries.length > 0 ? [[...countries]] : []
}

/**
 * The groups of the EAN operation: each country alone in every API variant. An EAN merchant entry (§2.6) has no country and its
 * prices no currency (§2.7), so the answer to a list could not be split by country, and every lowest price, median, rank and
 * index would mix countries. Every API variant accepts a list of one country.
 */
export function marketGroups(countries: readonly string[]): string[][] {
  return countries.map((country) => [country])
}
