/** What the engine indexes of a listing, in numbers: facet values, its title and what else its keywords find. */
import type { NumberedRow } from '../../catalog/catalog.ts'
import type { Article } from '../article/article.ts'
import { numberOf, numberOfAll } from '../numbers/numbers.ts'
import type { Offer } from './offer.ts'
import { hasColour } from '../article/titles.ts'

/** What all rows of an article say. */
export type ArticleNumbers = Omit<
  NumberedRow,
  'country' | 'merchant' | 'sizes' | 'offerPrice' | 'discount' | 'title'
>

export function numbersOf(article: Article): ArticleNumbers {
  const { type, look } = article
  const coloured = hasColour(article)
  return {
    brand: numberOf(article.brand.name),
    category: numberOf(type.category),
    division: numberOf(type.division),
    gender: numberOf(article.gender),
    silhouette: numberOf(article.silhouette[0]),
    subSilhouette: numberOf(article.cut[0]),
    pattern: numberOf(coloured ? look.pattern : ''),
    primaryColor: numberOf(coloured ? look.colour : ''),
    fabric: numberOf(article.fabric[0]),
    occasion: numberOf(article.occasion),
    words: [...new Set([type.subCategory, type.name])].map(numberOf),
  }
}

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

/** Offers share their lists of sizes. */
function numberOfSizes(sizes: readonly string[]): number {
  const known = sizeNumbers.get(sizes)
  if (known !== undefined) return known
  const number = numberOfAll(sizes)
  sizeNumbers.set(sizes, number)
  return number
}

const sizeNumbers = new Map<readonly string[], number>()

/** Titles with markup in them; the index reads what it stands for. */
const marked: ReadonlySet<string | null> = new Set(['bold markup', 'entity'])

/** The usual parts of a title have none. */
function plainPart(part: number | string): number | string {
  return typeof part === 'number' ? part : part.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')
}
