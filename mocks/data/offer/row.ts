/** The values of a listing that the engine indexes, as numbers: facets, title and other searchable texts. */
import type { NumberedRow } from '../../catalog/catalog.ts'
import { numberOf, numberOfAll } from '../numbers/numbers.ts'
import type { Offer } from './offer.ts'

export function rowOf(offer: Offer): NumberedRow {
  const { numbers, oddities } = offer
  const isBare = oddities.field === 'no attributes'
  return {
    country: numberOf(offer.country),
    merchant: numberOf(offer.merchant.name),
    brand: oddities.field === 'no brand' ? 0 : numbers.brand,
    category: numbers.category,
    division: numbers.division,
    gender: oddities.field === 'no gender' ? 0 : numbers.gender,
    silhouette: isBare ? 0 : numbers.silhouette,
    subSilhouette: isBare ? 0 : numbers.subSilhouette,
    pattern: isBare ? 0 : numbers.pattern,
    primaryColor: isBare ? 0 : numbers.primaryColor,
    fabric: isBare ? 0 : numbers.fabric,
    occasion: isBare ? 0 : numbers.occasion,
    sizes: oddities.sku === 'no SKUs' ? 0 : numberOfSizes(offer.sizes),
    offerPrice: offer.prices.offer,
    discount: offer.prices.discount,
    title: marked.has(oddities.title) ? offer.title.map(plainPart) : offer.title,
    words: numbers.words,
  }
}

/** Offers share their size arrays, so the number is cached by the array. */
function numberOfSizes(sizes: readonly string[]): number {
  const known = sizeNumbers.get(sizes)
  if (known !== undefined) return known
  const number = numberOfAll(sizes)
  sizeNumbers.set(sizes, number)
  return number
}

const sizeNumbers = new Map<readonly string[], number>()

/** Oddities with markup in the title; the index contains the plain text. */
const marked: ReadonlySet<string | null> = new Set(['bold markup', 'entity'])

/** A part that is a number never has markup. */
function plainPart(part: number | string): number | string {
  return typeof part === 'number' ? part : part.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')
}
