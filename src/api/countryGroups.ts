/** Which countries are asked together: one group is one request and one section of the page. */
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
 * The groups of the EAN operation: each country alone, whatever the API variant says. An EAN merchant entry (§2.6) names no
 * country and its prices no currency (§2.7), so in the answer to a list nobody could tell whose price is whose, and every
 * lowest price, median, rank and index would be one across countries. A list of one code is understood in every API variant.
 */
export function marketGroups(countries: readonly string[]): string[][] {
  return countries.map((country) => [country])
}
