/**
 * Realistic searches, the same in every run: without words, or with one or two words, some of them incomplete, with and without
 * filters.
 */
import type { SearchRequest } from '../mocks/catalog/catalog.ts'

const words =
  'cotton shirt kurta blue striped slim linen sneaker watch headphones casual formal leather dress pol sh ca wom'.split(
    ' ',
  )
const divisions = [null, null, null, 'Apparel', 'Footwear']

export function requestOf(number: number, ownFacet: SearchRequest['ownFacet']): SearchRequest {
  // the lists are not empty and the index stays below the length
  const pick = <Thing>(list: readonly Thing[], step: number) =>
    list[(number * step) % list.length] as Thing
  const division = pick(divisions, 3)
  const second = number % 3 === 0 ? ` ${pick(words, 7)}` : ''
  return {
    countries: ['us'],
    q: number % 12 === 5 ? '' : pick(words, 5) + second,
    filters: {
      ...(number % 4 === 1 && { merchant: 'Northgate' }),
      ...(number % 16 === 2 && { brand: 'Marlowe' }),
      ...(division !== null && { division }),
    },
    start: 0,
    rows: 24,
    ownFacet,
  }
}
