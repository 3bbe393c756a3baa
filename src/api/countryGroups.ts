/** Which countries are asked together: one group is one request and one section of the page. */
import type { Dialect } from './dialect.ts'

/** Splits the chosen countries into groups: one each by default, all in one when the dialect sends lists (§1, §4). */
export function countryGroups(countries: readonly string[], dialect: Dialect): string[][] {
  if (dialect.countryLists === 'one request each') return countries.map((country) => [country])
  return countries.length > 0 ? [[...countries]] : []
}
